const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/page-w5usNSk5.js","assets/page-BzOUU3ex.css"])))=>i.map(i=>d[i]);
(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),t.credentials=e.crossOrigin===`use-credentials`?`include`:e.crossOrigin===`anonymous`?`omit`:`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){for(var t=0;t<e.length;t++)e[t]()}function p(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function m(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var h=1<<24,g=1024,_=2048,v=4096,y=8192,b=16384,x=32768,S=1<<25,ee=65536,te=1<<19,C=1<<20,ne=1<<25,re=1<<21,ie=1<<22,w=1<<23,ae=Symbol(`$state`),oe=Symbol(`component`),se=Symbol(`legacy props`),ce=Symbol(``),le=Symbol(`attributes`),ue=Symbol(`class`),de=Symbol(`style`),fe=Symbol(`text`),pe=Symbol(`form reset`),me=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},he=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),ge={},_e=Symbol(`uninitialized`),ve=`http://www.w3.org/1999/xhtml`,ye=`http://www.w3.org/2000/svg`,be=`http://www.w3.org/1998/Math/MathML`;function xe(){console.warn(`https://svelte.dev/e/derived_inert`)}function Se(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ce(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function we(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var T=!1;function Te(e){T=e}var E;function Ee(e){if(e===null)throw Se(),ge;return E=e}function De(){return Ee(dn(E))}function D(e){if(T){if(dn(E)!==null)throw Se(),ge;E=e}}function Oe(e=1){if(T){for(var t=e,n=E;t--;)n=dn(n);E=n}}function ke(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=dn(n);e&&n.remove(),n=i}}function Ae(e){if(!e||e.nodeType!==8)throw Se(),ge;return e.data}function je(e){return e===this.v}function Me(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ne(e){return!Me(e,this.v)}function Pe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Fe(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Ie(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Le(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Re(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function ze(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Be(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ve(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function He(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ue(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ge(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}function Ke(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function qe(e,t){return e===null&&Pe(t),e.c??=new Map(Ke(e)||void 0)}var Je=null;function Ye(e){Je=e}function Xe(e){return qe(Je,`getContext`).get(e)}function Ze(e,t){return qe(Je,`setContext`).set(e,t),t}function O(e,t=!1,n){Je={p:Je,i:!1,c:null,e:null,s:e,x:null,r:B,l:null}}function k(e){var t=Je,n=t.e;if(n!==null){t.e=null;for(var r of n)wn(r)}return e!==void 0&&(t.x=e),t.i=!0,Je=t.p,Qe(e)}function Qe(e={}){return i(e,oe,{value:!0}),e}function $e(){return!0}var et=[];function tt(){var e=et;et=[],f(e)}function nt(e){if(et.length===0&&!kt){var t=et;queueMicrotask(()=>{t===et&&tt()})}et.push(e)}function rt(){for(;et.length>0;)tt()}var it=~(_|v|g);function at(e,t){e.f=e.f&it|t}function ot(e){e.f&512||e.deps===null?at(e,g):at(e,v)}function st(e,t){e.f&2048?t.set(e,_):e.f&4096&&t.get(e)!==2048&&t.set(e,v),at(e,g)}var ct=!1;function lt(){ct||(ct=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[pe]?.()})},{capture:!0}))}function ut(e){var t=z,n=B;qn(null),Jn(null);try{return e()}finally{qn(t),Jn(n)}}function dt(e,t,n,r=n){e.addEventListener(t,()=>ut(n));let i=e[pe];e[pe]=i?()=>{i(),r(!0)}:()=>r(!0),lt()}function ft(e,t,n,r){let i=$e()?gt:yt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=B,c=pt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){_n(e,s)}mt()}}var d=ht();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>vt(e))).then(u).catch(e=>_n(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),mt())}):f()}function pt(){var e=B,t=z,n=Je,r=j;return function(i=!0){Jn(e),qn(t),Ye(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function mt(e=!0){Jn(null),qn(null),Ye(null),e&&j?.deactivate()}function ht(){var e=B,t=e.b,n=j,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function gt(e){var t=2|_;return B!==null&&(B.f|=te),{ctx:Je,deps:null,effects:null,equals:je,f:t,fn:e,reactions:null,rv:0,v:_e,wv:0,parent:B,ac:null}}var _t=Symbol(`obsolete`);function vt(e,t,n){let r=B;r===null&&Fe();var i=void 0,a=Kt(_e),o=!z,s=new Set;return Dn(()=>{var t=B,n=p();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==me&&n.reject(e)}).finally(mt)}catch(e){n.reject(e),mt()}var c=j;if(o){if(t.f&32768)var l=ht();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(_t);else for(let e of s.values())e.reject(_t);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==_t&&(c.activate(),t?(a.f|=w,Xt(a,t)):(a.f&8388608&&(a.f^=w),Xt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Sn(()=>{for(let e of s)e.reject(_t)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function A(e){let t=gt(e);return Xn(t),t}function yt(e){let t=gt(e);return t.equals=Ne,t}function bt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Fn(t[n])}}function xt(e){var t,n=B,r=e.parent;if(!Wn&&r!==null&&e.v!==_e&&r.f&24576)return xe(),e.v;Jn(r);try{bt(e),t=cr(e)}finally{Jn(n)}return t}function St(e){var t=xt(e);!e.equals(t)&&(e.wv=ar(),(!j?.is_fork||e.deps===null)&&(j===null?e.v=t:(j.capture(e,t,!0),Et?.capture(e,t,!0)),e.deps===null))?at(e,g):Wn||(Dt===null?ot(e):(xn()||j?.is_fork)&&Dt.set(e,t))}function Ct(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ut(()=>{t.ac.abort(me),t.ac=null}),t.fn!==null&&(t.teardown=d),dr(t,0),Nn(t))}function wt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&fr(t)}var Tt=null,j=null,Et=null,Dt=null,Ot=null,kt=!1,At=!1,jt=null,Mt=null,Nt=0,Pt=1,Ft=class e{id=Pt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Tt===null?Tt=this:(Tt.next=this,this.prev=Tt),Tt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)at(r,_),t(r);for(r of n.m)at(r,v),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=g}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)at(e,t),this.schedule(e);this.apply();for(var t=jt=[],n=[],r=Mt=[];this.#a.length>0;){Nt++>1e3&&(this.#b(),Lt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Ht(e),this.#d()||this.discard(),t}}if(j=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(jt=null,Mt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Vt(e,t);r.length>0&&j.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Et=this,zt(n),zt(t),Et=null,this.#i?.resolve();var o=j;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Wt.clear(),o.#m())}}#h(e,t,n){e.f^=g;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=g:i&4?t.push(r):or(r)&&(i&16&&this.add_dirty_reaction(r,v),fr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),at(i,_),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),j=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)st(e[t],this.#s)}capture(e,t,n=!1){e.v!==_e&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),Dt?.set(e,t)),this.is_fork||(e.v=t)}activate(){j=this}deactivate(){j=null,Dt=null}flush(){try{At=!0,j=this,this.#m()}finally{Nt=0,Ot=null,jt=null,Mt=null,At=!1,j=null,Dt=null,Wt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(_t);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,nt(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=p()).promise}static ensure(){if(j===null){let t=j=new e;!At&&!kt&&nt(()=>{t.started||t.flush()})}return j}apply(){Dt=null}schedule(e){Ot=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Tt=e:t.prev=e,this.linked=!1}}};function It(e){var t=kt,n=Et;Et=null,kt=!0;try{var r;for(e&&(It(),r=e());;){if(rt(),j===null)return r;j.flush()}}finally{kt=t,Et=n}}function Lt(){try{Be()}catch(e){_n(e,Ot)}}var Rt=null;function zt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&or(r)&&(Rt=new Set,fr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Ln(r),Rt?.size>0)){Wt.clear();for(let e of Rt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Rt.has(n)&&(Rt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||fr(n)}}Rt.clear()}}Rt=null}}function Bt(e){j.schedule(e)}function Vt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),at(e,g);for(var n=e.first;n!==null;)Vt(n,t),n=n.next}}function Ht(e){at(e,g);for(var t=e.first;t!==null;)Ht(t),t=t.next}var Ut=new Set,Wt=new Map,Gt=!1;function Kt(e,t){return{f:0,v:e,reactions:null,equals:je,rv:0,wv:0}}function M(e,t){let n=Kt(e,t);return Xn(n),n}function qt(e,t=!1,n=!0){let r=Kt(e);return t||(r.equals=Ne),r}function N(e,t,n=!1){return z!==null&&(!Kn||z.f&131072)&&$e()&&z.f&4325394&&(Yn===null||!Yn.has(e))&&We(),Xt(e,n?en(t):t,Mt)}var Jt=null,Yt=0;function Xt(e,t,n=null){if(!e.equals(t)){Wn?Wt.set(e,t):Wt.has(e)||Wt.set(e,e.v);var r=Ft.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&xt(t),Dt===null&&ot(t)}e.wv=ar(),Jt=null,Yt=0,$t(e,_,n),Jt=null,$e()&&B!==null&&B.f&1024&&!(B.f&96)&&($n===null?er([e]):$n.push(e)),!r.is_fork&&Ut.size>0&&!Gt&&Zt()}return t}function Zt(){Gt=!1;for(let e of Ut){e.f&1024&&at(e,v);let t;try{t=or(e)}catch{t=!0}t&&fr(e)}Ut.clear()}function Qt(e){N(e,e.v+1)}function $t(e,t,n){var r=e.reactions;if(r!==null){var i=$e(),a=r.length;if(Yt+=a,Yt>1e5&&Jt===null&&(Jt=new Set),Jt!==null){if(Jt.has(e))return;Jt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==B){var l=(c&_)===0;if(l&&at(s,t),c&131072)Ut.add(s);else if(c&2){var u=s;Dt?.delete(u),$t(u,v,n)}else if(l){var d=s;c&16&&Rt!==null&&Rt.add(d),n===null?Bt(d):n.push(d)}}}}}function en(t){if(typeof t!=`object`||!t||ae in t||oe in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=M(0),u=null,d=rr,f=e=>{if(rr===d)return e();var t=z,n=rr;qn(null),ir(d);var r=e();return qn(t),ir(n),r};return i&&r.set(`length`,M(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||He();var i=r.get(t);return i===void 0?f(()=>{var e=M(n.value,u);return r.set(t,e),e}):N(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>M(_e,u));r.set(t,e),Qt(o)}}else N(n,_e),Qt(o);return!0},get(e,n,i){if(n===ae)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>M(en(s?e[n]:_e),u)),r.set(n,o)),o!==void 0){var c=V(o);return c===_e?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=V(i);if(a===_e)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ae)return!0;var n=r.get(t),i=n!==void 0&&n.v!==_e||Reflect.has(e,t);return(n!==void 0||(B!==null||z!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>M(i?en(e[t]):_e,u)),r.set(t,n)),V(n)===_e)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>M(_e,u)),r.set(d+``,p)):N(p,_e)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>M(void 0,u)),N(c,en(n)),r.set(t,c));else{l=c.v!==_e;var m=f(()=>en(n));N(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&N(g,_+1)}Qt(o)}return!0},ownKeys(e){V(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==_e});for(var[n,i]of r)i.v!==_e&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ue()}})}function tn(e){try{if(typeof e==`object`&&e&&ae in e)return e[ae]}catch{}return e}function nn(e,t){return Object.is(tn(e),tn(t))}var rn,an,on,sn;function cn(){if(rn===void 0){rn=window,an=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;on=a(t,`firstChild`).get,sn=a(t,`nextSibling`).get,u(e)&&(e[ue]=void 0,e[le]=null,e[de]=void 0,e.__e=void 0),u(n)&&(n[fe]=void 0)}}function ln(e=``){return document.createTextNode(e)}function un(e){return on.call(e)}function dn(e){return sn.call(e)}function P(e,t){if(!T)return un(e);var n=un(E);if(n===null)n=E.appendChild(ln());else if(t&&n.nodeType!==3){var r=ln();return n?.before(r),Ee(r),r}return t&&hn(n),Ee(n),n}function F(e,t=!1){if(!T){var n=un(e);return n instanceof Comment&&n.data===``?dn(n):n}if(t){if(E?.nodeType!==3){var r=ln();return E?.before(r),Ee(r),r}hn(E)}return E}function I(e,t=!1){if(!T)return un(e);var n=P(e,t);return D(e),n}function L(e,t=1,n=!1){let r=T?E:e;for(var i;t--;)i=r,r=dn(r);if(!T)return r;if(n){if(r?.nodeType!==3){var a=ln();return r===null?i?.after(a):r.before(a),Ee(a),a}hn(r)}return Ee(r),r}function fn(e){e.textContent=``}function pn(){return!1}function mn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function hn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function gn(e){var t=B;if(t===null)return z.f|=w,e;if(!(t.f&32768)&&!(t.f&4))throw e;_n(e,t)}function _n(e,t){if(e===ge)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function vn(e){B===null&&(z===null&&ze(e),Re()),Wn&&Le(e)}function yn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function bn(e,t){var n=B;n!==null&&n.f&8192&&(e|=y);var r={ctx:Je,deps:null,nodes:null,f:e|_|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};j?.register_created_effect(r);var i=r;if(e&4)jt===null?Ft.ensure().schedule(r):jt.push(r);else if(t!==null){try{fr(r)}catch(e){throw Fn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ee))}if(i!==null&&(i.parent=n,n!==null&&yn(i,n),z!==null&&z.f&2&&!(e&64))){var a=z;(a.effects??=[]).push(i)}return r}function xn(){return z!==null&&!Kn}function Sn(e){let t=bn(8,null);return at(t,g),t.teardown=e,t}function Cn(e){vn(`$effect`);var t=B.f;if(!z&&t&32&&Je!==null&&!Je.i){var n=Je;(n.e??=[]).push(e)}else return wn(e)}function wn(e){return bn(4|C,e)}function Tn(e){Ft.ensure();let t=bn(64|te,e);return(e={})=>new Promise(n=>{e.outro?Rn(t,()=>{Fn(t),n(void 0)}):(Fn(t),n(void 0))})}function En(e){return bn(4,e)}function Dn(e){return bn(ie|te,e)}function On(e,t=0){return bn(8|t,e)}function R(e,t=[],n=[],r=[]){ft(r,t,n,t=>{bn(8,()=>{e(...t.map(V))})})}function kn(e,t=0){return bn(16|t,e)}function An(e,t=0){return bn(h|t,e)}function jn(e){return bn(32|te,e)}function Mn(e){var t=e.teardown;if(t!==null){let n=Wn,r=z;Gn(!0),qn(null);try{t.call(null)}catch(t){_n(t,e.parent)}finally{Gn(n),qn(r)}}}function Nn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ut(()=>{e.abort(me)});var r=n.next;n.f&64?n.parent=null:Fn(n,t),n=r}}function Pn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Fn(t),t=n}}function Fn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(In(e.nodes.start,e.nodes.end),n=!0),e.f|=S,Nn(e,t&&!n),dr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Mn(e),e.f^=S,e.f|=b;var i=e.parent;i!==null&&i.first!==null&&Ln(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function In(e,t){for(;e!==null;){var n=e===t?null:dn(e);e.remove(),e=n}}function Ln(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Rn(e,t,n=!0){var r=[];e.f|=256,zn(e,r,!0);var i=()=>{n&&Fn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function zn(e,t,n){if(!(e.f&8192)){e.f^=y;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);zn(i,t,o?n:!1)}i=a}}}function Bn(e){e.f&=-257,Vn(e,!0)}function Vn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=y,e.f&1024||(at(e,_),Ft.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Vn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Hn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:dn(n);t.append(n),n=i}}var Un=null,Wn=!1;function Gn(e){Wn=e}var z=null,Kn=!1;function qn(e){z=e}var B=null;function Jn(e){B=e}var Yn=null;function Xn(e){z!==null&&(z.f&2097152||z.f&2)&&(Yn??=new Set).add(e)}var Zn=null,Qn=0,$n=null;function er(e){$n=e}var tr=1,nr=0,rr=nr;function ir(e){rr=e}function ar(){return++tr}function or(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(or(a)&&St(a),a.wv>e.wv)return!0}t&512&&Dt===null&&at(e,g)}return!1}function sr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Yn!==null&&Yn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?sr(a,t,!1):t===a&&(n?at(a,_):a.f&1024&&at(a,v),Bt(a))}}function cr(e){var t=Zn,n=Qn,r=$n,i=z,a=Yn,o=Je,s=Kn,c=rr,l=e.f;Zn=null,Qn=0,$n=null,z=l&96?null:e,Yn=null,Ye(e.ctx),Kn=!1,rr=++nr,e.ac!==null&&(ut(()=>{e.ac.abort(me)}),e.ac=null);try{e.f|=re;var u=e.fn,d=u();e.f|=x;var f=lr(e);if($e()&&$n!==null&&!Kn&&f!==null&&!(e.f&6146))for(var p=0;p<$n.length;p++)sr($n[p],e);if(i!==null&&i!==e){if(nr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=nr;if(t!==null)for(let e of t)e.rv=nr;$n!==null&&(r===null?r=$n:r.push(...$n))}return e.f&8388608&&(e.f^=w),d}catch(t){return lr(e),gn(t)}finally{e.f^=re,Zn=t,Qn=n,$n=r,z=i,Yn=a,Ye(o),Kn=s,rr=c}}function lr(e){var t=e.deps,n=j?.is_fork;if(Zn!==null){var r;if(n||dr(e,Qn),t!==null&&Qn>0)for(t.length=Qn+Zn.length,r=0;r<Zn.length;r++)t[Qn+r]=Zn[r];else e.deps=t=Zn;if(xn()&&e.f&512)for(r=Qn;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Qn<t.length&&(dr(e,Qn),t.length=Qn);return t}function ur(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(Zn===null||!n.call(Zn,r))){var s=r;s.f&512&&(s.f^=512),s.v!==_e&&ot(s),s.ac!==null&&ut(()=>{s.ac.abort(me),s.ac=null,at(s,_)}),Ct(s),dr(s,0)}}function dr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)ur(e,n[r])}function fr(e){var t=e.f;if(!(t&16384)){at(e,g);var n=B;B=e;try{t&16777232?Pn(e):Nn(e),Mn(e);var r=cr(e);e.teardown=typeof r==`function`?r:null,e.wv=tr}finally{B=n}}}async function pr(){await Promise.resolve(),It()}function V(e){var t=!!(e.f&2);if(Un?.add(e),z!==null&&!Kn&&!(B!==null&&B.f&16384)&&(Yn===null||!Yn.has(e))){var r=z.deps;if(z.f&2097152)e.rv<nr&&(e.rv=nr,Zn===null&&r!==null&&r[Qn]===e?Qn++:Zn===null?Zn=[e]:Zn.push(e));else{z.deps??=[],n.call(z.deps,e)||z.deps.push(e);var i=e.reactions;i===null?e.reactions=[z]:n.call(i,z)||i.push(z)}}if(Wn&&Wt.has(e))return Wt.get(e);if(t){var a=e;if(Wn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||hr(a))&&(o=xt(a)),Wt.set(a,o),o}var s=!(a.f&512)&&!Kn&&z!==null&&!!(z.f&512),c=(a.f&x)===0;or(a)&&(s&&(a.f|=512),St(a)),s&&!c&&(wt(a),mr(a))}if(Dt?.has(e))return Dt.get(e);if(e.f&8388608)throw e.v;return e.v}function mr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(wt(r),mr(r))}}function hr(e){if(e.v===_e)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Wt.has(t)||t.f&2&&hr(t))return!0;return!1}function gr(e){var t=Kn;try{return Kn=!0,e()}finally{Kn=t}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var _r=[`touchstart`,`touchmove`];function vr(e){return _r.includes(e)}var yr=Symbol(`events`),br=new Set,xr=new Set;function Sr(e,t,n,r={}){function i(e){if(r.capture||Or.call(t,e),!e.cancelBubble)return ut(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,nt(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Cr(e,t,n,r={}){var i=Sr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function wr(e,t,n,r,i){var a={capture:r,passive:i},o=Sr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Sn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function H(e,t,n){(t[yr]??={})[e]=n}function Tr(e){for(var t=0;t<e.length;t++)br.add(e[t]);for(var n of xr)n(e)}var Er=null,Dr=!1;function Or(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Er=e,Dr||(Dr=!0,setTimeout(()=>{Dr=!1,Er=null}));var s=0,c=Er===e&&e[yr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[yr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=z,f=B;qn(null),Jn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[yr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[yr]=t,delete e.currentTarget,qn(d),Jn(f)}}}var kr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Ar(e){return kr?.createHTML(e)??e}function jr(e){var t=mn(`template`);return t.innerHTML=Ar(e.replaceAll(`<!>`,`<!---->`)),t.content}function Mr(e,t){var n=B;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function U(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(T)return Mr(E,null),E;i===void 0&&(i=jr(a?e:`<!>`+e),n||(i=un(i)));var t=r||an?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=un(t),s=t.lastChild;Mr(o,s)}else Mr(t,t);return t}}function Nr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(T)return Mr(E,null),E;if(!o){var e=un(jr(a));if(i)for(o=document.createDocumentFragment();un(e);)o.appendChild(un(e));else o=un(e)}var t=o.cloneNode(!0);if(i){var n=un(t),r=t.lastChild;Mr(n,r)}else Mr(t,t);return t}}function W(e,t){return Nr(e,t,`svg`)}function Pr(e=``){if(!T){var t=ln(e+``);return Mr(t,t),t}var n=E;return n.nodeType===3?hn(n):(n.before(n=ln()),Ee(n)),Mr(n,n),n}function G(){if(T)return Mr(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=ln();return e.append(t,n),Mr(t,n),e}function K(e,t){if(T){var n=B;n.f&32768&&n.nodes.end!==null||(n.nodes.end=E),De()}else e!==null&&e.before(t)}function Fr(){if(T&&E&&E.nodeType===8&&E.textContent?.startsWith(`$`)){let e=E.textContent.substring(1);return De(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Ir(e){let t=0,n=Kt(0),r;return()=>{xn()&&(V(n),On(()=>(t===0&&(r=gr(()=>e(()=>Qt(n)))),t+=1,()=>{nt(()=>{--t,t===0&&(r?.(),r=void 0,Qt(n))})})))}}var Lr=ee|te;function Rr(e,t,n,r){new zr(e,t,n,r)}var zr=class{parent;is_pending=!1;transform_error;#e;#t=T?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Ir(()=>(this.#p=Kt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=B;t.b=this,t.f|=128,n(e)},this.parent=B.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=kn(()=>{if(T){let e=Ae(this.#t);De();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Lr),T&&(this.#e=E)}#h(){try{this.#a=jn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);nt(r),t&&(this.#s=jn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?we():(t=!0,n&&Ge(),this.#s!==null&&Rn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){_n(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(b|S))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=jn(()=>e(this.#e)),nt(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=ln(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return jn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){_n(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(j)):this.#u===0&&(this.#e.before(e),this.#c=null,Rn(this.#o,()=>{this.#o=null}),this.#x(j))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=jn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Hn(this.#a,e);let t=this.#n.pending;this.#o=jn(()=>t(this.#e))}else this.#x(j)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){st(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=B,n=z,r=Je;Jn(this.#i),qn(this.#i),Ye(this.#i.ctx);try{return Ft.ensure(),e()}finally{Jn(t),qn(n),Ye(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Rn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,nt(()=>{this.#d=!1,this.#p&&Xt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),V(this.#p)}error(e){if(e===ge||!this.#n.onerror&&!this.#n.failed)throw e;j?.is_fork?(this.#a&&j.skip_effect(this.#a),this.#o&&j.skip_effect(this.#o),this.#s&&j.skip_effect(this.#s),j.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(Fn(this.#a),null),this.#o&&=(Fn(this.#o),null),this.#s&&=(Fn(this.#s),null),T&&(Ee(this.#t),Oe(),Ee(ke()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return jn(()=>{var r=B;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return _n(e,this.#i.parent),null}}))};nt(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){_n(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>_n(e,this.#i&&this.#i.parent)):n(t)}})}};function q(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[fe]??=e.nodeValue)&&(e[fe]=n,e.nodeValue=`${n}`)}function Br(e,t){return Hr(e,t)}var Vr=new Map;function Hr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){cn();var l=void 0,u=Tn(()=>{var s=n??t.appendChild(ln());Rr(s,{pending:()=>{}},t=>{O({});var n=Je;if(o&&(n.c=o),a&&(i.$$events=a),T&&Mr(t,null),l=e(t,i)||Qe(),T&&(B.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw Se(),ge;k()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=vr(r);for(let e of[t,document]){var a=Vr.get(e);a===void 0&&(a=new Map,Vr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Or,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(br)),xr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Vr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Or),r.delete(e),r.size===0&&Vr.delete(n)):r.set(e,i)}xr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Ur.set(l,u),l}var Ur=new WeakMap,Wr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Bn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Bn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Fn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Hn(r,t),t.append(ln()),this.#n.set(e,{effect:r,fragment:t})}else Fn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Rn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Fn(n.effect),this.#n.delete(e))};ensure(e,t){var n=j,r=pn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=ln();i.append(a),this.#n.set(e,{effect:jn(()=>t(a)),fragment:i})}else this.#t.set(e,jn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else T&&(this.anchor=E),this.#a(n)}};function J(e,t,n=!1){var r;T&&(r=E,De());var i=new Wr(e),a=n?ee:0;function o(e,t){if(T){var n=Ae(r);if(e!==parseInt(n.substring(1))){var a=ke();Ee(a),i.anchor=a,Te(!1),i.ensure(e,t),Te(!0);return}}i.ensure(e,t)}kn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var Gr=Symbol(`NaN`);function Kr(e,t,n){T&&De();var r=new Wr(e),i=!$e();kn(()=>{var e=t();e!==e&&(e=Gr),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function qr(e,t){return t}function Jr(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Rn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;Yr(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;fn(d),d.append(u),e.items.clear()}Yr(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function Yr(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ne,Hn(a,document.createDocumentFragment())):Fn(t[i],n)}}var Xr;function Y(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=T?Ee(un(u)):u.appendChild(ln())}T&&De();var d=null,f=yt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=V(f);_.fallback=d,Qr(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ne,ei(d,null,c)):Bn(d):Rn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:kn(()=>{var e=V(f),t=e.length;let r=!1;T&&Ae(c)===`[!`!=(t===0)&&(c=ke(),Ee(c),Te(!1),r=!0);for(var u=new Set,_=j,v=pn(),y=0;y<t;y+=1){T&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,Te(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Xt(S.v,b),S.i&&Xt(S.i,y),v&&_.unskip_effect(S.e)):(S=$r(l,m?c:Xr??=ln(),b,x,y,o,n,i),m||(S.e.f|=ne),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=jn(()=>s(c)):(d=jn(()=>s(Xr??=ln())),d.f|=ne)),t>u.size&&Ie(``,``,``),T&&t>0&&Ee(ke()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Te(!0),V(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,T&&(c=E)}function Zr(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function Qr(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=Zr(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Bn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ne,_===l)ei(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),ti(e,d,_),ti(e,_,y),ei(_,y,n),d=_,p=[],m=[],l=Zr(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)ei(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);ti(e,S.prev,ee.next),ti(e,d,S),ti(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),ei(_,l,n),ti(e,_.prev,_.next),ti(e,_,d===null?e.effect.first:d.next),ti(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=Zr(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=Zr(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(Yr(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=Zr(l.next);var C=te.length;if(C>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<C;v+=1)te[v].nodes?.a?.measure();for(v=0;v<C;v+=1)te[v].nodes?.a?.fix()}Jr(e,te,re)}}o&&nt(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function $r(e,t,n,r,i,a,o,s){var c=o&1?o&16?Kt(n):qt(n,!1,!1):null,l=o&2?Kt(i):null;return{v:c,i:l,e:jn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function ei(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=dn(r);if(a.before(r),r===i)return;r=o}}function ti(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function ni(e,t,n=!1,r=!1,i=!1,a=!1){var o=e,s=``;if(n){var c=e;T&&(o=Ee(un(c)))}R(()=>{var e=B;if(s===(s=t()??``))T&&De();else if(n&&!T)e.nodes=null,c.innerHTML=s,s!==``&&Mr(un(c),c.lastChild);else if(e.nodes!==null&&(In(e.nodes.start,e.nodes.end),e.nodes=null),s!==``){if(T){for(var a=E.data,l=De(),u=l;l!==null&&(l.nodeType!==8||l.data!==``);)u=l,l=dn(l);if(l===null)throw Se(),ge;Mr(E,u),o=Ee(l)}else{var d=mn(r?`svg`:i?`math`:`template`,r?ye:i?be:void 0);d.innerHTML=s;var f=r||i?d:d.content;if(Mr(un(f),f.lastChild),r||i)for(;un(f);)o.before(un(f));else o.before(f)}}})}function ri(e,t,...n){var r=new Wr(e);kn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ee)}function ii(e,t,n){var r;T&&(r=E,De());var i=new Wr(e);kn(()=>{var e=t()??null;if(T&&Ae(r)===`[`!=(e!==null)){var a=ke();Ee(a),i.anchor=a,Te(!1),i.ensure(e,e&&(t=>n(t,e))),Te(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ee)}function ai(e,t){var n=void 0,r;An(()=>{n!==(n=t())&&(r&&=(Fn(r),null),n&&(r=jn(()=>{En(()=>n(e))})))})}function oi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=oi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function si(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=oi(e))&&(r&&(r+=` `),r+=t);return r}function ci(e){return typeof e==`object`?si(e):e??``}var li=[...` 	
\r\f\xA0\v﻿`];function ui(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||li.includes(r[o-1]))&&(s===r.length||li.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function di(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function fi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function pi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(fi)),i&&c.push(...Object.keys(i).map(fi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=fi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=di(r)),i&&(n+=di(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function mi(e,t,n,r,i,a){var o=e[ue];if(T||o!==n||o===void 0){var s=ui(n,r,a);T&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ue]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function hi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function gi(e,t,n,r){var i=e[de];if(T||i!==t){var a=pi(t,r);T&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[de]=t}else r&&(Array.isArray(r)?(hi(e,n?.[0],r[0]),hi(e,n?.[1],r[1],`important`)):hi(e,n,r));return r}function _i(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function vi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Si(c);_i(c,i?a.includes(l):nn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function yi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Ce();for(var i of t.options)i.selected=n.includes(Si(i))}else{for(i of t.options)if(nn(Si(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function bi(e){var t=new MutationObserver(t=>{t.every(Ci)||(`__defaultValue`in e&&vi(e,!1),`__value`in e&&yi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Sn(()=>{t.disconnect()})}function xi(e,t,n=t){var r=new WeakSet,i=!0;dt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Si);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Si(o)}n(a),e.__value=a,j!==null&&r.add(j)}),En(()=>{var a=t();if(e===document.activeElement){var o=j;if(r.has(o))return}if(yi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Si(s),n(a))}e.__value=a,i=!1})}function Si(e){return`__value`in e?e.__value:e.value}function Ci(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var wi=Symbol(`is custom element`),Ti=Symbol(`is html`),Ei=he?`link`:`LINK`;function Di(e){if(T){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;X(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;X(e,`checked`,null),e.checked=r}}};e[pe]=n,nt(n),lt()}}function Oi(e,t){var n=ki(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function X(e,t,n,r){var i=ki(e);if(!(T&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ei))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[ce]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&ji(e).has(t)?e[t]=n:(!T||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function ki(e){return e[le]??={[wi]:e.nodeName.includes(`-`),[Ti]:e.namespaceURI===ve}}var Ai=new Map;function ji(e){var t=e.getAttribute(`is`)||e.nodeName,n=Ai.get(t);if(n)return n;Ai.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Mi(e,t,n=t){var r=new WeakSet;dt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Pi(e)?Fi(a):a,n(a),j!==null&&r.add(j),await pr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(T&&e.defaultValue!==e.value||gr(t)==null&&e.value)&&(n(Pi(e)?Fi(e.value):e.value),j!==null&&r.add(j)),On(()=>{var n=t();if(e===document.activeElement){var i=j;if(r.has(i))return}Pi(e)&&n===Fi(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function Ni(e,t,n=t){dt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(T&&e.defaultChecked!==e.checked||gr(t)==null)&&n(e.checked),On(()=>{e.checked=!!t()})}function Pi(e){var t=e.type;return t===`number`||t===`range`}function Fi(e){return e===``?null:+e}var Ii=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Li(e,t,n){var r=Ii.observe(e,()=>n(e[t]));En(()=>(gr(()=>n(e[t])),r))}function Ri(e,t){return e===t||e?.[ae]===t}function zi(e=Qe(),t,n,r){var i=Je.r,a=B;return En(()=>{var o,s;return On(()=>{o=s,s=r?.()||[],gr(()=>{Ri(n(...s),e)||(t(e,...s),o&&Ri(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Ri(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}var Bi=!1;function Vi(e){var t=Bi;try{return Bi=!1,[e(),Bi]}finally{Bi=t}}function Hi(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=gt(r),V(u)):(l&&(l=!1,c=s?gr(r):r),c);let f;if(o){var p=ae in e||se in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Vi(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ve(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?gt:yt)(()=>(v=!1,g()));o&&V(y);var b=B;return(function(e,t){if(arguments.length>0){let n=t?V(y):i&&o?en(e):e;return N(y,n),v=!0,c!==void 0&&(c=n),e}return Wn&&v||b.f&16384?y.v:V(y)})}function Ui(e){Je===null&&Pe(`onMount`),Cn(()=>{let t=gr(e);if(typeof t==`function`)return t})}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Wi=new class{#e=M(en(location.pathname));get path(){return V(this.#e)}set path(e){N(this.#e,e,!0)}#t=M(en(location.hash.slice(1)));get hash(){return V(this.#t)}set hash(e){N(this.#t,e,!0)}constructor(){let e=()=>{this.path=location.pathname,this.hash=location.hash.slice(1)};window.addEventListener(`popstate`,e),window.addEventListener(`hashchange`,e)}};function Gi(e,t=!1){t?history.replaceState(null,``,e):history.pushState(null,``,e),Wi.path=location.pathname,Wi.hash=location.hash.slice(1)}var Ki=class extends Error{code;constructor(e,t){super(t),this.code=e}};async function qi(e,t,n,r=[]){let i={};n!==void 0&&(i[`Content-Type`]=`application/json`),r.length&&(i.Authorization=`Bearer ${r.join(`,`)}`);let a;try{a=await fetch(t,{method:e,headers:i,...n===void 0?{}:{body:JSON.stringify(n)}})}catch{throw new Ki(`lost`,`the server does not answer`)}if(!a.ok){let e=await a.json().catch(()=>null);throw new Ki(e?.code??String(a.status),e?.text??a.statusText)}return a}var Ji=async e=>await(await e).json(),Yi=()=>Ji(qi(`GET`,`/api/games`)),Xi=e=>Ji(qi(`POST`,`/api/tables`,e)),Zi=(e,t)=>Ji(qi(`POST`,`/api/join`,{invite:e,name:t})),Qi=e=>Ji(qi(`POST`,`/api/mine`,{keys:e})),$i=(e,t,n)=>Ji(qi(`POST`,`/api/tables/${e}/invite?seat=${t}`,void 0,[n])),ea=(e,t)=>Ji(qi(`POST`,`/api/tables/${e}/rematch`,void 0,[t])),ta=new Map;function na(e){let t=ta.get(e);return t||(t=Ji(qi(`GET`,`/api/games/${e}`)),t.catch(()=>ta.delete(e)),ta.set(e,t)),t}var ra=`polana.keys`;function ia(){try{let e=JSON.parse(localStorage.getItem(ra)??`[]`);return Array.isArray(e)?e:[]}catch{return[]}}function aa(e){localStorage.setItem(ra,JSON.stringify(e.slice(-200)))}function oa(e){let t=ia().find(t=>t.key===e.key);aa([...ia().filter(t=>t.key!==e.key),{...t,...e}])}function sa(e){aa(ia().filter(t=>t.key!==e))}function ca(e){let t=ia().filter(t=>t.table===e),n=t.filter(e=>e.seat>=0).sort((e,t)=>e.seat-t.seat);return n.length?n:t.slice(-1)}function la(e,t,n){let r=localStorage.getItem(`polana.${e}`);return r!==null&&n.includes(r)?r:t}var ua=new class{#e=M(en(la(`theme`,matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`,[`light`,`dark`])));get theme(){return V(this.#e)}set theme(e){N(this.#e,e,!0)}#t=M(en(la(`pace`,`calm`,[`calm`,`brisk`,`instant`])));get pace(){return V(this.#t)}set pace(e){N(this.#t,e,!0)}#n=M(la(`sounds`,`off`,[`on`,`off`])===`on`);get sounds(){return V(this.#n)}set sounds(e){N(this.#n,e,!0)}#r=M(la(`confirm`,`on`,[`on`,`off`])===`on`);get confirm(){return V(this.#r)}set confirm(e){N(this.#r,e,!0)}#i=M(la(`still`,`off`,[`on`,`off`])===`on`);get still(){return V(this.#i)}set still(e){N(this.#i,e,!0)}#a=M(en(localStorage.getItem(`polana.name`)??``));get name(){return V(this.#a)}set name(e){N(this.#a,e,!0)}keep(){localStorage.setItem(`polana.theme`,this.theme),localStorage.setItem(`polana.pace`,this.pace),localStorage.setItem(`polana.sounds`,this.sounds?`on`:`off`),localStorage.setItem(`polana.confirm`,this.confirm?`on`:`off`),localStorage.setItem(`polana.still`,this.still?`on`:`off`),localStorage.setItem(`polana.name`,this.name),this.apply()}apply(){document.documentElement.dataset.theme=this.theme,document.documentElement.dataset.motion=this.still?`still`:`free`}},da=`# What the command line says.

cli-games-seats = { $least } to { $most } seats:
cli-games-option = option
cli-games-values = values (the first is the default)
cli-games-about = about

cli-rules-page = p. { $page }
cli-rules-coverage = { $covered } of { $total } rules have a test

cli-replay-good =
    { $words ->
        [one] The record is good: one word, and it is legal.
       *[other] The record is good: { $words } words, all legal.
    }
cli-replay-unfinished = The match is not finished.
cli-replay-other-version = The record was played under another version of the rules or data.

cli-bench-playing = playing
cli-bench-seats =
    { $count ->
        [one] one seat
       *[other] { $count } seats
    }
cli-bench-compiled = the compiled engine
cli-bench-plain = plain Python (make compile builds the compiled engine)

# The commands at the table; the English ones work in every language.
cli-command-help = help
cli-command-why = why
cli-command-undo = undo
cli-command-map = map
cli-command-log = log
cli-command-save = save
cli-command-quit = quit

cli-play-hint = Type the number of an option; help tells what else there is.
cli-play-help =
    3            choose the option of that number
    card:feast   choose by name; several words choose one after the other
    ?            the rule behind the question (? NG.move.1: that rule)
    why WORD     why a word is not allowed (why alone: all that is not)
    undo         take back your last word, if nothing new was learned since
    map          draw the table again
    log          what happened lately
    save FILE    save the match; polana play --from FILE goes on with it
    quit         leave; the match is kept
cli-play-thinks = { $seat } is thinking…
cli-play-hand-over = It is the turn of { $seat }. Press Enter when only { $seat } is looking.
cli-play-no-number = Type a number from 1 to { $most }.
cli-play-no-word = There is no word “{ $text }” here; type a number, or help.
cli-play-no-rule = There is no rule “{ $id }”.
cli-play-no-undo = There is nothing to take back: something new was learned, or somebody else has chosen since.
cli-play-allowed = { $word } is allowed.
cli-play-all-allowed = Nothing that the question is about is forbidden.
cli-play-save-where = Say where: save FILE
cli-play-not-a-record = { $file } is something else than a saved match: choose another name.
cli-play-saved = Saved. Go on with it: polana play --from { $file }
cli-play-left = The match is kept. Go on with it: polana play --from { $file }
cli-play-kept = The record of the match: { $file }
`,fa=`# What the referee says in any game.

kernel-seat = Seat { $number }
kernel-nothing = nothing
kernel-yes = yes
kernel-no = no

why-kernel-not-asked = Nobody is being asked anything just now.
why-kernel-other-seat = It is not your turn to choose.
why-kernel-over = The match is over.
why-kernel-other-question = That does not answer the question that is being asked.
`,pa=`# The table of Northgard in a terminal: short names and signs.

draw-northgard-clan-bear = Be
draw-northgard-clan-boar = Bo
draw-northgard-clan-goat = Go
draw-northgard-clan-raven = Ra
draw-northgard-clan-snake = Sn
draw-northgard-clan-stag = St
draw-northgard-clan-wolf = Wo
draw-northgard-building-food-silo = S
draw-northgard-building-woodcutter-lodge = L
draw-northgard-building-menhir = C
draw-northgard-building-training-camp = T
draw-northgard-building-defense-tower = D
draw-northgard-building-fortress = F
draw-northgard-building-forge = G
draw-northgard-building-altar-of-kings = A
draw-northgard-creature-wolf = Wolf
draw-northgard-creature-draugr = Drau
draw-northgard-creature-brown-bear = Bear
draw-northgard-creature-fallen-valkyrie = Valk

draw-northgard-year = Year { $year } of { $years }: { $phase }
draw-northgard-piles = tiles left { $tiles } · Development cards left { $development } · Unrest left { $unrest }
draw-northgard-phase-choose-clans = Clans
draw-northgard-phase-roll-for-first = Who goes first
draw-northgard-phase-place-tiles = First tiles
draw-northgard-phase-start-of-year = Start of the year
draw-northgard-phase-actions = Actions
draw-northgard-phase-creatures = Creatures
draw-northgard-phase-harvest = Harvest
draw-northgard-phase-winter = Winter
draw-northgard-phase-end-of-year = End of the year
draw-northgard-phase-game-over = The end
draw-northgard-lair = Creature Lair
draw-northgard-scorched = Scorched Earth
draw-northgard-regular = Regular Border
draw-northgard-rough = Rough Border
draw-northgard-closed = closed
draw-northgard-player = player
draw-northgard-units = units
draw-northgard-lands = lands
draw-northgard-in-hand = hand
draw-northgard-deck = draw
draw-northgard-discard = disc.
draw-northgard-active = active zone
draw-northgard-passed = passed
draw-northgard-offer = On display
draw-northgard-hand = Your hand
draw-northgard-drawn = Drawn
draw-northgard-top = On top
`,ma=`# What happens in Northgard.

# --- setting up and the course of the year ---

news-northgard-clan = { $seat }: { $clan } ({ $colour }).
news-northgard-rolled-for-first =
    { $count ->
        [one] { $seat } rolls one axe.
       *[other] { $seat } rolls { $count } axes.
    }
news-northgard-first-player = { $seat } is first player.
news-northgard-setup-tiles = { $seat } draws { $tiles }.
news-northgard-group-placed =
    { $count ->
        [one] { $seat } starts in { $land } with one figure.
       *[other] { $seat } starts in { $land } with { $count } figures.
    }
news-northgard-year = Year { $year } begins.
news-northgard-display = On display: { $cards }.
news-northgard-played = { $seat } plays “{ $card }”.
news-northgard-cancelled = { $seat } cancels “{ $card }”: { $other } discards it without effect.
news-northgard-waited = { $seat } waits and lays down “{ $card }”.
news-northgard-exchanged = { $seat } exchanges “{ $card }” for 1 lore.
news-northgard-removed = { $seat } removes “{ $card }” from the game for 2 lore.
news-northgard-upgraded = { $seat } lays down “{ $card }” and takes the upgrade “{ $taken }” for 3 lore.
news-northgard-upgraded-away = { $seat } removes “{ $card }” from the game and takes the upgrade “{ $taken }” for 3 lore.
news-northgard-passed = { $seat } passes.
news-northgard-harvest-fame = { $seat } gains { $count } Fame in the harvest.
news-northgard-traded = { $seat } trades three resources for one { $resource }.
news-northgard-partner-exchanged = { $seat } and { $other } exchange { $given } for { $taken }.
news-northgard-partner-refused = { $seat } declines an exchange with { $other }.
news-northgard-winter =
    { $seat } pays for the winter: { $food ->
        [0] { $wood ->
            [0] nothing
           *[other] { $wood } wood
        }
       *[other] { $food } food{ $wood ->
            [0] { "" }
           *[other] , { $wood } wood
        }
    }.
news-northgard-unrest = { $seat } cannot pay in full and takes “{ $card }”.
news-northgard-no-unrest-left = { $seat } cannot pay in full, no Unrest is left, and loses { $count } Fame.
news-northgard-second-chance =
    { $count ->
        [one] { $seat } starts anew in { $land } with one unit.
       *[other] { $seat } starts anew in { $land } with { $count } units.
    }
news-northgard-score = { $seat } has { $count } Fame in all.

# --- the map, combats, cards ---

news-northgard-built = { $seat } builds in { $land }: { $building }.
news-northgard-casualties =
    { $count ->
        [one] { $seat } loses a unit in { $land }.
       *[other] { $seat } loses { $count } units in { $land }.
    }
news-northgard-closed =
    { $count ->
        [one] { $land } is closed.
       *[other] { $land } is closed: { $count } tiles.
    }
news-northgard-combat = { $seat } attacks { $other } in { $land }.
news-northgard-combat-food = { $seat } spends { $count } food on the fight.
news-northgard-copied = { $seat } uses the effect of “{ $card }”.
news-northgard-creature-appeared = { $creature } appears in { $land }.
news-northgard-creature-defeated = { $seat } defeats { $creature } in { $land } and gains { $count } Fame.
news-northgard-creature-moved = { $creature } moves to { $land }.
news-northgard-creature-rolled =
    { $creature } rolls { $face ->
        [two_points] 2 points
        [three_points] 3 points
        [point_or_casualty] a point or a wound, which is a point
        [two_points_one_casualty] 2 points and a wound
        [two_casualties] 2 wounds
       *[one_point_one_casualty] a point and a wound
    }.
news-northgard-creature-stays = { $creature } stays in { $land }.
news-northgard-creature-totals =
    { $seat } { $points }, { $creature } { $other_points }{ $wounds ->
        [0] .
        [one] ; { $seat } suffers a wound.
       *[other] ; { $seat } suffers { $wounds } wounds.
    }
news-northgard-discarded = { $seat } discards “{ $card }”.
news-northgard-drew =
    { $count ->
        [one] { $seat } draws a card: { $cards }.
       *[other] { $seat } draws { $count } cards: { $cards }.
    }
news-northgard-drew-cards =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
news-northgard-enemy-removed = { $seat } removes a unit from { $land }; it belonged to { $other }.
news-northgard-fame = { $seat } gains { $count } Fame.
news-northgard-gained =
    { $seat } gains { $food ->
        [0] { $wood ->
            [0] { $lore ->
                [0] nothing
               *[other] { $lore } lore
            }
           *[other] { $wood } wood{ $lore ->
                [0] { "" }
               *[other] , { $lore } lore
            }
        }
       *[other] { $food } food{ $wood ->
            [0] { "" }
           *[other] , { $wood } wood
        }{ $lore ->
            [0] { "" }
           *[other] , { $lore } lore
        }
    }.
news-northgard-handed-over = { $seat } hands one { $resource } to { $other }.
news-northgard-hunt = { $seat } attacks { $creature } in { $land }.
news-northgard-kaija-fell = Kaija falls in { $land } ({ $seat }).
news-northgard-kaija-moved = Kaija goes from { $land } to { $to } ({ $seat }).
news-northgard-kaija-recruited = Kaija joins { $seat } in { $land }.
news-northgard-kaija-retreated = Kaija retreats from { $land } to { $to } ({ $seat }).
news-northgard-looked = { $seat } looks at the hand of { $other }.
news-northgard-moved =
    { $count ->
        [one] { $seat } moves a unit from { $land } to { $to }.
       *[other] { $seat } moves { $count } units from { $land } to { $to }.
    }
news-northgard-no-retreat =
    { $count ->
        [one] { $seat } has nowhere to retreat from { $land } and loses a figure.
       *[other] { $seat } has nowhere to retreat from { $land } and loses { $count } figures.
    }
news-northgard-no-tile-fits = No tile of the stack fits: { $seat } explores nothing.
news-northgard-nobody-won = Nobody survives the combat in { $land }.
news-northgard-pushed = { $seat } pushes a figure of { $other } from { $land } to { $to }.
news-northgard-recruited =
    { $count ->
        [one] { $seat } recruits a unit in { $land }.
       *[other] { $seat } recruits { $count } units in { $land }.
    }
news-northgard-retreated =
    { $count ->
        [one] { $seat } retreats from { $land } to { $to } with a unit.
       *[other] { $seat } retreats from { $land } to { $to } with { $count } units.
    }
news-northgard-rolled =
    { $seat } rolls { $face ->
        [two_points] 2 points
        [three_points] 3 points
        [point_or_casualty] a point or a wound
        [two_points_one_casualty] 2 points and a wound
        [two_casualties] 2 wounds
       *[one_point_one_casualty] a point and a wound
    }.
news-northgard-saw-hand = { $seat } looks at the hand of { $other }: { $cards }.
news-northgard-scorched = { $seat } lays Scorched Earth on { $land }.
news-northgard-strike = { $creature } attacks { $seat } in { $land }.
news-northgard-swapped = { $seat } swaps a building in { $land }: { $building } becomes { $replacement }.
news-northgard-tile-drawn = { $seat } draws { $tile }.
news-northgard-tile-placed = { $seat } lays { $tile } { $spot }, { $rotation }.
news-northgard-tile-under-stack = { $tile } goes under the stack ({ $seat }).
news-northgard-took-back = { $seat } takes “{ $card }” back from the discard pile.
news-northgard-took-card = { $seat } takes “{ $card }” from the display.
news-northgard-totals =
    { $seat } { $points }, { $other } { $other_points }; wounds: { $seat } { $wounds }, { $other } { $other_wounds }.
news-northgard-trained =
    { $count ->
        [one] The Training Camp in { $land } brings { $seat } one more unit.
       *[other] The Training Camps in { $land } bring { $seat } { $count } more units.
    }
news-northgard-unit-added = { $seat } adds a unit in { $land }.
news-northgard-unit-pulled = { $seat } brings a unit from { $source } to { $land }.
news-northgard-won = { $seat } wins the combat in { $land }.
`,ha=`# The words of Northgard. A card's name is its message, what it does is the attribute .text.

word-northgard-pass = pass
    .text = Discard your hand and take one card of the display; you are out until next year.
word-northgard-wait = wait
    .text = Lay a card into your active zone without using it.
word-northgard-exchange = exchange a card
    .text = Lay a card into your active zone without using it, pay 1 lore and draw 1 card.
word-northgard-remove = remove a card
    .text = Remove a card from the game, pay 2 lore and draw 2 cards.
word-northgard-upgrade = upgrade
    .text = Give up a card, pay 3 lore and take one of your clan's upgrade cards into your hand.
word-northgard-done = done
word-northgard-skip = no, thanks
word-northgard-yes = yes
word-northgard-recruit = recruit
word-northgard-move = move
word-northgard-explore = explore
word-northgard-build = build
word-northgard-draw = draw
word-northgard-special = use the special effect
word-northgard-axe = 1 combat point
word-northgard-wound = 1 wound
word-northgard-active = into the active zone
word-northgard-away = out of the game
word-northgard-kaija = Kaija
word-northgard-unit = a unit

# A territory is named by a tile and a letter, as the map shows it: 7b, Sa.
word-northgard-land =
    { $whole ->
        [start] S
        [start_5] S5
       *[other] { $number }
    }{ $part ->
        [e] b
        [mid] b
        [rest] b
        [es] b
        [s] c
        [w] d
       *[other] a
    }
word-northgard-spot =
    { $part ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } of { $whole ->
        [start] the starting tile
        [start_5] the five-player tile
       *[other] tile { $number }
    }
word-northgard-tile =
    { $whole ->
        [start] the starting tile
        [start_5] the five-player tile
       *[other] tile { $number }
    }
word-northgard-rotate =
    { $value ->
        [0] as it is
        [1] turned right
        [2] upside down
       *[3] turned left
    }
word-northgard-count = { $value }
word-northgard-seat = { $seat }

word-northgard-slot-small = small slot
word-northgard-slot-stone = stone slot
word-northgard-slot-large = large slot

word-northgard-resource-food = food
word-northgard-resource-wood = wood
word-northgard-resource-lore = lore

word-northgard-building-food-silo = Food Silo
    .text = Harvest: 1 food.
word-northgard-building-woodcutter-lodge = Woodcutter's Lodge
    .text = Harvest: 1 wood.
word-northgard-building-menhir = Carved Stone
    .text = Harvest: 1 lore. Only on a stone slot.
word-northgard-building-training-camp = Training Camp
    .text = Whenever you recruit here, one more unit joins.
word-northgard-building-defense-tower = Defense Tower
    .text = Whoever attacks here suffers 1 wound.
word-northgard-building-fortress = Fortress
    .text = The defender here has 2 more combat points.
word-northgard-building-forge = Forge
    .text = Start of the year: draw 1 card more.
word-northgard-building-altar-of-kings = Altar of Kings
    .text = Harvest: 3 Fame.

word-northgard-creature-wolf-beige = Wolf (beige)
    .text = Strength 4, 1 Fame. Its territory yields no Fame and no resources in Harvest, except from buildings.
word-northgard-creature-wolf-brown = Wolf (brown)
    .text = Strength 4, 1 Fame. Its territory yields no Fame and no resources in Harvest, except from buildings.
word-northgard-creature-wolf-dark-brown = Wolf (dark brown)
    .text = Strength 4, 1 Fame. Its territory yields no Fame and no resources in Harvest, except from buildings.
word-northgard-creature-brown-bear-beige = Brown Bear (beige)
    .text = Strength 6, 3 Fame. Nobody builds, recruits, explores from or moves out of its territory.
word-northgard-creature-brown-bear-brown = Brown Bear (brown)
    .text = Strength 6, 3 Fame. Nobody builds, recruits, explores from or moves out of its territory.
word-northgard-creature-draugr-beige = Draugr (beige)
    .text = Strength 5, 2 Fame. Where it appears or moves to, the controller loses a unit.
word-northgard-creature-draugr-brown = Draugr (brown)
    .text = Strength 5, 2 Fame. Where it appears or moves to, the controller loses a unit.
word-northgard-creature-fallen-valkyrie-beige = Fallen Valkyrie (beige)
    .text = Strength 7, 4 Fame. Shares her territory with nobody and attacks whoever holds it.
word-northgard-creature-fallen-valkyrie-brown = Fallen Valkyrie (brown)
    .text = Strength 7, 4 Fame. Shares her territory with nobody and attacks whoever holds it.

word-northgard-clan-bear = Bear Clan
    .text = Has Kaija, an extra figure worth 2 combat points that is recruited like a unit.
word-northgard-clan-boar = Boar Clan
    .text = An exploration that closes no territory gives 1 lore.
word-northgard-clan-goat = Goat Clan
    .text = Building a small building gives 1 food, a large one 2 food.
word-northgard-clan-raven = Raven Clan
    .text = Own territories that it closes by exploring are harvested at once.
word-northgard-clan-snake = Snake Clan
    .text = Its clan cards place the Scorched Earth token: 1 combat point there, and a share of the harvest.
word-northgard-clan-stag = Stag Clan
    .text = 1 Fame for each territory conquered, and 1 more for each own territory closed by exploring.
word-northgard-clan-wolf = Wolf Clan
    .text = Each combat won as the attacker gives 1 food.

word-northgard-colour-blue = blue
word-northgard-colour-red = red
word-northgard-colour-yellow = yellow
word-northgard-colour-purple = purple
word-northgard-colour-green = green

# --- starting cards ---

word-northgard-card-recruit = Recruit
    .text = Recruit 1 unit.
word-northgard-card-move = Move
    .text = Make 1 move.
word-northgard-card-explore = Explore
    .text = Draw and place 1 map tile.
word-northgard-card-build = Build
    .text = Put up 1 building at full cost.
word-northgard-card-feast = Feast
    .text = Do one of: recruit 1, 1 move, explore, build.

# --- clan cards ---

word-northgard-card-bear-clan = Bear Clan
    .text = 1 move. If Kaija goes along, first gain all food and wood of the territory she leaves.
word-northgard-card-the-bear-awakens = The Bear Awakens
    .text = Recruit 2. Until the end of the year Kaija may enter enemy territories too.
word-northgard-card-protector-of-the-land = Protector of the Land
    .text = Draw 1 card for each closed territory of three or more tiles that you control.
word-northgard-card-boar-clan = Boar Clan
    .text = Build for 1 wood less.
word-northgard-card-osmosis = Osmosis
    .text = Recruit 1 unit in each of up to three of your territories that are open or show wood on their tiles.
word-northgard-card-lay-of-the-land = Lay of the Land
    .text = Explore with a choice of 3 tiles; gain all resources shown on the one you choose before you place it.
word-northgard-card-goat-clan = Goat Clan
    .text = Build, even a building that the territory already has.
word-northgard-card-teamwork = Teamwork
    .text = Do two different ones of: recruit 1, 1 move, explore, build.
word-northgard-card-resourceful-people = Resourceful People
    .text = Draw 2 cards, and 1 more if you pay any three resources.
word-northgard-card-raven-clan = Raven Clan
    .text = Explore with a choice of 2 tiles.
word-northgard-card-raiding-party = Raiding Party
    .text = Remove one enemy unit anywhere and gain one resource of a kind that its territory shows.
word-northgard-card-raven-mercenaries = Raven Mercenaries
    .text = Recruit 2 in one neutral territory, and a third there if you pay any two resources.
word-northgard-card-snake-clan = Snake Clan
    .text = 1 move; afterwards you may place the Scorched Earth token.
word-northgard-card-rapacious-exploitation = Rapacious Exploitation
    .text = Look at an opponent's hand and pick a card: its owner discards it or gives you two resources.
word-northgard-card-stolen-lore = Stolen Lore
    .text = Use the effect of a card in the active zone of the opponent who controls the territory with Scorched Earth.
word-northgard-card-stag-clan = Stag Clan
    .text = Recruit 1; then you may bring 1 of your units there from an adjacent territory, over any border.
word-northgard-card-glory-of-the-clan = Glory of the Clan
    .text = Build, and before or after it gain the resources of that territory as in Harvest.
word-northgard-card-annexation = Annexation
    .text = 1 move; before or after it you may explore.
word-northgard-card-wolf-clan = Wolf Clan
    .text = 1 move, also over a Rough Border; if you lose, you may retreat over Rough Borders too.
word-northgard-card-plunder = Plunder
    .text = Remove one unit from an enemy territory next to yours and draw 1 card.
word-northgard-card-call-to-war = Call to War
    .text = Recruit 1 unit in each of your territories that borders an enemy territory.

# --- Early Development ---

word-northgard-card-negotiation = Negotiation
    .text = Take a card back from your discard pile, or draw 1 card.
word-northgard-card-scouts = Scouts
    .text = Explore.
word-northgard-card-town-hall = Town Hall
    .text = Recruit 1.
word-northgard-card-merchant = Merchant
    .text = Draw 3 cards: keep 1, discard 2.
word-northgard-card-militia = Militia
    .text = 2 moves.
word-northgard-card-improved-villager-tools = Improved Villager Tools
    .text = Build.
word-northgard-card-recruitment = Recruitment
    .text = Recruit 2 in one territory.
word-northgard-card-market-place = Market Place
    .text = Draw 2 cards.
word-northgard-card-mercenary = Mercenary
    .text = Recruit 1, in a neutral territory if you like.
word-northgard-card-intimidate = Intimidate
    .text = 2 moves; before each combat you may push one defending unit to an adjacent territory that is neutral or the defender's.
word-northgard-card-feast-development = Feast (Development)
    .text = Do one of: recruit 1, 1 move, explore, build.
word-northgard-card-scout-camp = Scout Camp
    .text = Explore; once you may put the drawn tile under the stack and draw another.
word-northgard-card-shieldbearers = Shieldbearers
    .text = 2 moves; in each combat one wound that you suffer is cancelled.
word-northgard-card-bodyguard = Bodyguard
    .text = 1 move with 1 extra combat point.
word-northgard-card-simple-living = Simple Living
    .text = Build for 1 wood less.
word-northgard-card-future-sight = Future Sight
    .text = Put a card of the display on top of your draw pile now; you take none when you pass this year.

# --- Advanced Development ---

word-northgard-card-spy = Spy
    .text = Look at an opponent's hand and discard a card of it; draw 1 card.
word-northgard-card-fishing = Fishing
    .text = Gain 3 food.
word-northgard-card-axe-throwers = Axe Throwers
    .text = 2 moves; in each combat choose 1 extra combat point or 1 wound, after your roll and before the defender's.
word-northgard-card-lore-mastery = Lore Mastery
    .text = Gain 2 lore.
word-northgard-card-industrious-villagers = Industrious Villagers
    .text = Build; then you may swap one of your buildings for another of the same size.
word-northgard-card-defensive-strategy = Defensive Strategy
    .text = When an opponent plays a card: it is discarded without effect, and they go on with their turn.
word-northgard-card-enemy-secrets = Enemy Secrets
    .text = Choose an enemy territory next to yours and use the effect of a card in its controller's active zone.
word-northgard-card-hunters = Hunters
    .text = Recruit in each of your territories one unit per food that it shows, buildings included.
word-northgard-card-outpost = Outpost
    .text = Recruit 2 in one territory, your own or a neutral one.
word-northgard-card-hidden-ways = Hidden Ways
    .text = Move any number of units from one of your territories to any open territory.
word-northgard-card-carpentry-mastery = Carpentry Mastery
    .text = Build twice; at least one of the two must be a small building.
word-northgard-card-conqueror = Conqueror
    .text = Until the end of the year enemy Defense Towers and Fortresses do nothing against you.
word-northgard-card-huginn-and-muninn = Huginn & Muninn
    .text = Explore from any open territory on the map.
word-northgard-card-upgraded-market-place = Upgraded Market Place
    .text = Draw 2 cards.
word-northgard-card-grizzled-warriors = Grizzled Warriors
    .text = 2 moves with 2 extra combat points.
word-northgard-card-upgraded-trading-post = Upgraded Trading Post
    .text = Draw 3 cards: keep 2, discard 1.
word-northgard-card-ancestral-curse = Ancestral Curse
    .text = Every opponent discards a card of their choice; you draw 1 card.
word-northgard-card-veiled-threats = Veiled Threats
    .text = An opponent discards a random card, or you draw 1 card.
word-northgard-card-rangers = Rangers
    .text = Explore, and once more if you want.
word-northgard-card-upgraded-scout-camp = Upgraded Scout Camp
    .text = Explore with a choice of 2 tiles.
word-northgard-card-greater-trade-routes = Greater Trade Routes
    .text = Draw 3 cards: keep 2, put 1 back on top.
word-northgard-card-woodcutters = Woodcutters
    .text = Recruit in each of your territories one unit per wood that it shows, buildings included.
word-northgard-card-infiltration = Infiltration
    .text = 3 moves; units may pass through enemy territories without stopping.
word-northgard-card-upgraded-town-hall = Upgraded Town Hall
    .text = Recruit 2.
word-northgard-card-amenities = Amenities
    .text = Build; a small building needs no slot.
word-northgard-card-wood-monopoly = Wood Monopoly
    .text = Gain 3 wood.
word-northgard-card-bribery = Bribery
    .text = Move up to two enemy units from one territory to an adjacent one, over any border; resolve any combat.
word-northgard-card-incursion = Incursion
    .text = 4 moves.
word-northgard-card-heroic-charge = Heroic Charge
    .text = 3 moves with 1 extra combat point.
word-northgard-card-trading-post = Trading Post
    .text = Draw 3 cards: keep 1, discard 1, put 1 back on top.
word-northgard-card-legendary-heroes = Legendary Heroes
    .text = Use again the effect of a card that you played this year.
word-northgard-card-allies-from-the-wild = Allies from the Wild
    .text = Recruit 3, in neutral territories only.
word-northgard-card-loremasters = Loremasters
    .text = Recruit in each of your territories one unit per lore that it shows, buildings included.
word-northgard-card-warriors = Warriors
    .text = 2 moves with 1 extra combat point.
word-northgard-card-cunning-merchant = Cunning Merchant
    .text = Draw 3 cards: keep 1, put 2 back on top.
word-northgard-card-capture = Capture
    .text = Remove one enemy unit next to your territories and add one of yours to any territory that you control.

# --- Achievements and Unrest ---

word-northgard-card-builder = Builder
    .text = At the end: 1 Fame for each small and 3 for each large building that you control.
word-northgard-card-explorer = Explorer
    .text = At the end: 1 Fame for each empty small and 3 for each empty large slot in your territories.
word-northgard-card-food-trader = Food Trader
    .text = At the end: 2 Fame for each food shown in your territories, buildings included.
word-northgard-card-scholar = Scholar
    .text = At the end: 2 Fame for each lore shown in your territories, buildings included.
word-northgard-card-trapper = Trapper
    .text = At the end: 3 Fame for each Creature Lair in your territories.
word-northgard-card-warlord = Warlord
    .text = At the end: 1 Fame for each of your units on the map.
word-northgard-card-wood-trader = Wood Trader
    .text = At the end: 2 Fame for each wood shown in your territories, buildings included.
word-northgard-card-unrest = Unrest
    .text = Does nothing and cannot be removed. At the end it costs 5 Fame.
`,ga=`# What Northgard asks, and why something is not allowed.

# --- setting up ---

option-northgard-creatures = play with the Creatures module
option-northgard-more-creatures = whoever passes may bring a new creature into play
option-northgard-long-game = ten years in place of seven, and no territorial victory
option-northgard-teams = two against two, partners sitting opposite each other

ask-northgard-colour = Which colour do you play?
ask-northgard-clan = Which clan do you play?
ask-northgard-setup-tile = Which of your tiles do you lay?
ask-northgard-setup-exchange = None of your tiles fits: which one do you exchange?
ask-northgard-setup-spot = Where do you lay { $tile }?
ask-northgard-setup-group =
    { $count ->
        [one] Where does your unit start?
       *[other] Where does your group of { $count } start?
    }
ask-northgard-second-chance = You have nobody left on the map: where do three new units come?

result-northgard-fame = Victory by Fame: { $winners }.
result-northgard-lands = Victory by closed territories with large buildings: { $winners }.

# --- turns and cards ---

ask-northgard-turn = It is your turn: play a card, or choose something else.
ask-northgard-more-cards = Do you play another card?
ask-northgard-wait = Which card do you lay down to wait?
ask-northgard-exchange = Which card do you exchange?
ask-northgard-remove = Which card do you remove from the game?
ask-northgard-upgrade = Which card do you give up for the upgrade?
ask-northgard-upgrade-where = Where does “{ $card }” go?
ask-northgard-upgrade-which = Which upgrade card do you take?
ask-northgard-cancel-card = Do you cancel “{ $card }”?
ask-northgard-take-card = Which card of the display do you take?
ask-northgard-choose-action = “{ $card }”: which action?
ask-northgard-which-first = What comes first?
ask-northgard-explore-too = Do you explore as well?
ask-northgard-copy = Whose effect do you use: which card?
ask-northgard-keep = Which of the drawn cards do you keep?
ask-northgard-discard-drawn = Which of the drawn cards do you discard?
ask-northgard-put-back = Which of the drawn cards do you put back on top? The last one will be uppermost.
ask-northgard-take-back = Which card do you take back from your discard pile?
ask-northgard-discard = Which card do you discard?
ask-northgard-opponent = Which opponent?
ask-northgard-pick-from-hand = Which card of this hand?
ask-northgard-discard-or-pay = Do you discard the card, or hand over two resources? Then which is the first?
ask-northgard-hand-over = Which resource do you hand over?
ask-northgard-pay = Which resource do you pay?
ask-northgard-pay-for-card =
    { $count ->
        [one] Do you pay a resource to draw one more card?
       *[other] Do you pay { $count } resources to draw one more card?
    }
ask-northgard-pay-for-recruit =
    { $count ->
        [one] Do you pay a resource to recruit one more unit?
       *[other] Do you pay { $count } resources to recruit one more unit?
    }

# --- recruiting and building ---

ask-northgard-recruit =
    { $count ->
        [one] Where do you recruit? One unit is left.
       *[other] Where do you recruit? { $count } units are left.
    }
ask-northgard-recruit-in-one =
    { $count ->
        [one] In which territory do you recruit the unit?
       *[other] In which territory do you recruit the { $count } units?
    }
ask-northgard-recruit-by-card = In which territory does the card let you recruit next?
ask-northgard-recruit-how-many = How many units do you recruit in { $land }?
ask-northgard-unit-or-kaija = Who comes to { $land }: a unit, or Kaija?
ask-northgard-may-make-room = There is no room for you: do you draw a tile to make some?
ask-northgard-make-room = Where do you lay { $tile }?
ask-northgard-room = Which territory of the new tile is yours?
ask-northgard-add-unit = Where do you add a unit?
ask-northgard-pull-unit = From where do you bring a unit along?
ask-northgard-build-where = Where do you build?
ask-northgard-build = What do you build in { $land }?
ask-northgard-slot = On which slot stands { $building }?
ask-northgard-swap-where = Where do you swap a building?
ask-northgard-swap = Which building of { $land } do you swap?
ask-northgard-swap-for = What do you swap { $building } in { $land } for?
ask-northgard-harvest-or-build = What comes first in { $land }: gaining its resources, or building?
ask-northgard-harvest-here = Do you gain the resources of { $land }?
ask-northgard-collect-one = Which resource of { $land } do you take?

# --- moving and fighting ---

ask-northgard-move-from =
    { $count ->
        [one] From where do you move? One move is left.
       *[other] From where do you move? { $count } moves are left.
    }
ask-northgard-move-to = Where do you move from { $land }?
ask-northgard-move-count = How many units go to { $to }?
ask-northgard-kaija-too = Does Kaija go to { $to } too?
ask-northgard-hidden-from = From where do your units take hidden ways?
ask-northgard-hidden-to = To which open territory do they go from { $land }?
ask-northgard-bribe-from = Which territory's units do you bribe?
ask-northgard-bribe-to = Where do the bribed units go from { $land }?
ask-northgard-remove-enemy = From which territory do you remove an enemy unit?
ask-northgard-which-figure = Which figure in { $land }?
ask-northgard-declare = Which creature do you attack?
ask-northgard-combat-next = Which combat is next?
ask-northgard-combat-food = How much food do you spend on the fight in { $land }?
ask-northgard-axe-or-wound = Your die: a combat point for you, or a wound for the enemy?
ask-northgard-throw-axe = The axe throwers: a combat point for you, or a wound for the enemy?
ask-northgard-push-to = Where do you push a defender from { $land } before the combat?
ask-northgard-push-whom = Whom do you push?
ask-northgard-casualty = Who falls in { $land }?
ask-northgard-retreat-to = Where do you retreat from { $land }?
ask-northgard-retreat-count = How many units retreat to { $to }?
ask-northgard-scorched = Where do you lay Scorched Earth?

# --- exploring ---

ask-northgard-explore = Where do you lay { $tile }?
ask-northgard-tile = Which tile do you lay?
ask-northgard-rotation = How does { $tile } lie { $spot }?
ask-northgard-tile-under-stack = Which tile goes under the stack next? The last one will be the lowest.

# --- creatures and the year ---

ask-northgard-creature-goes = Where does { $creature } go?
ask-northgard-more-creatures = Do you make a new creature appear?
ask-northgard-creature-lair = Where does { $creature } appear?
ask-northgard-snake-takes = Which resource do you take from the harvest of { $land }?
ask-northgard-trade = Three resources buy one of your choice: which?
ask-northgard-trade-give = Which resource do you give for { $taken }?
ask-northgard-partner-give = Which resource do you give your partner?
ask-northgard-partner-take = Which resource do you want for { $given }?
ask-northgard-partner-agree = { $seat } offers { $given } for { $taken }: do you agree?

# --- why not: cards ---

why-northgard-colour-taken = Somebody plays this colour already.
why-northgard-clan-taken = Somebody plays this clan already.
why-northgard-not-on-the-tile = The territory is not on the tile that you have just laid.
why-northgard-units-there = There are units in this territory.

why-northgard-empty-hand = You have no card in hand: you can only pass.
why-northgard-not-in-hand = You do not have that card in hand.
why-northgard-one-main-card = This turn you have played your main card: only Flash cards may follow.
why-northgard-one-choice = You are playing cards this turn: end it first.
why-northgard-too-little-lore = You have too little lore.
why-northgard-no-upgrades-left = You have taken both upgrade cards of your clan.
why-northgard-unrest-stays = Unrest cannot be removed from the game.
why-northgard-unrest-does-nothing = Unrest cannot be played.
why-northgard-achievement-scores = An Achievement counts at the end; it is not played.
why-northgard-only-as-answer = This card answers a card that an opponent plays.
why-northgard-not-alone = This effect goes with another one only.
why-northgard-no-scorched-token = There is nobody who could place Scorched Earth.
why-northgard-chosen-before = You have chosen this action already.
why-northgard-cannot-copy = This card cannot be copied.
why-northgard-nothing-to-copy = There is no card whose effect you could use.
why-northgard-too-few-cards = Draw pile and discard pile together hold too few cards.
why-northgard-no-hands = No opponent has a card in hand.
why-northgard-no-cards-in-hand = That player has no card in hand.
why-northgard-no-opponent = That is no opponent of yours.
why-northgard-no-discards = Your discard pile is empty.
why-northgard-no-offer = No card is on display.
why-northgard-took-offer = You have taken a card of the display this year.
why-northgard-no-ransom = You have too few resources to save the card.
why-northgard-no-large-closed-land = You control no closed territory of three or more tiles.
why-northgard-none-left = You have none of it.

# --- why not: recruiting and building ---

why-northgard-recruit-not-yours = You recruit in territories that you control.
why-northgard-not-neutral = This territory is not neutral.
why-northgard-not-yours-nor-neutral = This territory is neither yours nor neutral.
why-northgard-bear-forbids-recruits = Nobody recruits beside a Brown Bear.
why-northgard-valkyrie-shares-not = A Fallen Valkyrie shares her territory with nobody.
why-northgard-neither-open-nor-wood = The territory is neither open nor shows wood on its tiles.
why-northgard-no-more-recruits-there = This card lets you recruit no more units there.
why-northgard-no-figures = All your units are on the map.
why-northgard-nowhere-to-recruit = There is nowhere for you to recruit.
why-northgard-build-not-yours = You build in territories that you control.
why-northgard-no-free-slot = There is no free slot.
why-northgard-too-little-wood = You have too little wood.
why-northgard-wrong-slot = Small buildings need a small slot, large ones a large slot.
why-northgard-no-stone-slot = This building needs a free slot with the stone symbol.
why-northgard-building-stands-there = The territory has such a building already.
why-northgard-no-building-token = No token of this building is left.
why-northgard-one-must-be-small = One of the two buildings has to be small.
why-northgard-bear-forbids-building = Nobody builds beside a Brown Bear.
why-northgard-nothing-to-build = There is nothing that you could build.
why-northgard-nothing-to-swap = There is no building to swap.
why-northgard-other-size = The other building is of another size.
why-northgard-not-on-stone = The building does not stand on a slot with the stone symbol.
why-northgard-resource-not-shown = The territory does not show this resource.

# --- why not: moving and fighting ---

why-northgard-move-not-yours = You move units from territories that you control.
why-northgard-move-must-stop = Units that enter an enemy territory stop there.
why-northgard-move-must-fight = These units have met a creature that shares with nobody: they stop and fight.
why-northgard-bear-holds = Nobody moves away from a Brown Bear.
why-northgard-bear-holds-units = A Brown Bear holds the units there.
why-northgard-move-no-way = From here no move is possible.
why-northgard-move-not-adjacent = The territory is not adjacent.
why-northgard-move-too-rough = A Rough Border takes two moves of the same action.
why-northgard-move-two-unsharing = Two creatures that share with nobody are there.
why-northgard-kaija-not-into-enemy-land = Kaija does not enter enemy territories.
why-northgard-move-no-end-at-partner = No unit may stay in a territory of your partner.
why-northgard-no-units-to-move = You have no unit that could move.
why-northgard-creature-not-in-own-land = You attack creatures in territories of your own.
why-northgard-one-creature-a-land = In each territory you attack one creature at most.
why-northgard-push-held-by-others = The territory is neither neutral nor the defender's.
why-northgard-retreat-rough = Nobody retreats across a Rough Border.
why-northgard-retreat-held-by-others = The territory belongs to somebody else.
why-northgard-retreat-combat-there = There is a combat in that territory.
why-northgard-retreat-already-there = A group has retreated there already.
why-northgard-partner-there = Your partner's units are there.
why-northgard-valkyrie-there = A Fallen Valkyrie is there.
why-northgard-no-enemy-unit = There is no enemy unit that you could remove.
why-northgard-not-an-enemys = No enemy holds this territory.
why-northgard-not-beside-yours = The territory is not adjacent to yours.
why-northgard-not-yours = You do not control this territory.
why-northgard-not-beside-recruit = The territory is not adjacent to the one where you recruited.
why-northgard-not-open = The territory is closed.
why-northgard-not-adjacent = The territory is not adjacent.
why-northgard-same-land = The units are there already.
why-northgard-no-way = From here there is no way.
why-northgard-scorched-lies-there = The token lies there already.
why-northgard-scorched-not-beside-own = The territory is not adjacent to one of yours.

# --- why not: exploring ---

why-northgard-no-tiles = The tile stack is empty.
why-northgard-no-open-land = You control no open territory.
why-northgard-not-beside-map = There is no free place beside the map.
why-northgard-not-beside-own-open-land = The tile has to touch an open territory of yours.
why-northgard-bear-stops-exploring = Nobody explores from a Brown Bear's territory.
why-northgard-not-beside-start-tile = The first tile has to touch a starting tile.
why-northgard-border-breaks-off = A border would break off.
why-northgard-joins-players = Units of different players would be in one territory.
why-northgard-joins-valkyrie = Units would come into a Fallen Valkyrie's territory.
why-northgard-no-free-land = The tile has to bring a territory without units.
why-northgard-no-room = The tile would bring no room for your units.
why-northgard-tile-fits-nowhere = This tile fits nowhere.

# --- why not: creatures and the year ---

why-northgard-no-more-creatures = The variant with more creatures is not played.
why-northgard-enough-creatures = There are as many creatures on the map as players.
why-northgard-no-creature-left = All creatures are on the map.
why-northgard-creature-there = There is a creature already.
why-northgard-no-lair-there = There is a free Creature Lair elsewhere.
why-northgard-not-yielded = The territory does not yield this resource.
why-northgard-too-few-resources = You have too few resources to trade.
why-northgard-partner-has-none = Your partner has none of it.
why-northgard-same-resource = That is the same resource.
why-northgard-partner-not-back = You have exchanged these two the other way round already.
why-northgard-no-partner-trade = Your partner has nothing to exchange with you.
`,_a=`# Root: the Woodland Alliance.

ask-root-alliance-birdsong = In which sympathetic clearing do you revolt, or to which other clearing do you spread sympathy?
ask-root-alliance-spend-supporter = Which supporter do you spend? Still to pay: { $count }
ask-root-alliance-discard-supporter = Without a base the stack holds five supporters. Which do you discard?
ask-root-alliance-outrage = Outrage in { $where }: which card do you give to { $other } as a supporter?
ask-root-alliance-daylight = What do you do in Daylight?
ask-root-alliance-mobilize = Which card becomes a supporter?
ask-root-alliance-train = Which card do you spend to train an officer?
ask-root-alliance-evening = Which operation do you carry out? Officers left: { $left }
ask-root-alliance-recruit = At which base do you recruit?
ask-root-alliance-organize = Where does a warrior give way to sympathy?

news-root-alliance-revolt = { $seat } revolts in { $where }.
news-root-alliance-spent-supporter = { $seat } spends a supporter: { $card }.
news-root-alliance-officer = { $seat } trains an officer and has { $count }.
news-root-alliance-outrage = Outrage: { $seat } gives { $other } a card as a supporter.
news-root-alliance-outrage-paid = Outrage: { $seat } gives { $other } a supporter: { $card }.
news-root-alliance-hand-shown = Outrage: { $seat } has no matching card and shows the hand to { $other }.
news-root-alliance-hand-seen = Outrage: { $seat } has no matching card and shows the hand to { $other }: { $cards }.
news-root-alliance-drew = { $seat } draws a supporter.
news-root-alliance-drew-supporter = { $seat } draws a supporter: { $card }.
news-root-alliance-mobilized = { $seat } mobilizes a supporter.
news-root-alliance-mobilized-card = { $seat } mobilizes a supporter: { $card }.
news-root-alliance-stack-full = The stack of { $seat } is full: { $card } is discarded.
news-root-alliance-base-lost =
    { $seat } loses the { $base }, { $count ->
        [0] no officer
        [one] one officer
       *[other] { $count } officers
    } and these supporters: { $cards }.

why-root-alliance-revolt-first = You revolt before you spread sympathy.
why-root-alliance-base-built = The base of that suit is on the map already.
why-root-alliance-too-few-supporters = You have too few supporters that match that clearing.
why-root-alliance-martial-law = Martial law: with three or more warriors of one player there, you need one more matching supporter.
why-root-alliance-not-next-to-sympathy = No sympathetic clearing is adjacent to it.
why-root-alliance-sympathetic = That clearing is sympathetic already.
why-root-alliance-no-base = You have no base there.
why-root-alliance-no-base-on-map = You have no base on the map.
why-root-alliance-no-base-of-that-suit = You have no base of that suit on the map.
why-root-alliance-no-cards = You have no cards in hand.
`,va=`# Root: the Eyrie Dynasties.

ask-root-eyrie-home = Where do you place your first roost and six warriors?
ask-root-eyrie-leader = Who leads the Eyrie?
ask-root-eyrie-first-card = Which card do you add to the Decree?
ask-root-eyrie-second-card = Do you add a second card to the Decree?
ask-root-eyrie-column = To which column of the Decree do you add { $card }?
ask-root-eyrie-new-roost = You have no roost on the map. Where do you found a new one?
ask-root-eyrie-decree = The Decree, { $column }: which card do you resolve next?
ask-root-eyrie-resolved = The Decree has been carried out. Is there anything else you do?
ask-root-eyrie-recruit = At which roost do you recruit?
ask-root-eyrie-build = Where do you build a roost?

news-root-eyrie-decreed = { $seat } adds { $card } to the Decree: { $column }.
news-root-eyrie-leader = { $seat } is led by the { $leader }. Loyal Viziers: { $columns }.
news-root-eyrie-turmoil = { $seat } cannot carry out the Decree ({ $column }) and falls into turmoil.

why-root-eyrie-second-bird = Only one of the two cards that you add to the Decree may be a bird.
why-root-eyrie-craft-first = You craft before you resolve the Decree.
why-root-eyrie-leader-deposed = That leader has been deposed.
why-root-eyrie-no-roost = You have no roost there.
why-root-eyrie-roost-there = You have a roost there already.
why-root-eyrie-not-fewest-warriors = Another clearing has fewer warriors.
`,ya=`# Root: where factions begin.

why-root-homeland-taken = Somebody else begins there.
why-root-homeland-too-near = That is too near to the homeland of an enemy, and there are clearings farther away.
`,ba=`# The words of Root.


word-root-pass = pass
word-root-done = done
word-root-yes = yes
word-root-no = no
word-root-clearing = clearing { $label }
word-root-clearing-burrow = the Burrow
word-root-forest = forest { $label }
word-root-count = { $value }

word-root-suit-fox = fox
word-root-suit-rabbit = rabbit
word-root-suit-mouse = mouse
word-root-suit-bird = bird

word-root-item-boots = boots
word-root-item-bag = bag
word-root-item-crossbow = crossbow
word-root-item-hammer = hammer
word-root-item-sword = sword
word-root-item-tea = tea
word-root-item-coins = coins
word-root-item-torch = torch
word-root-item-club = club

word-root-exhausted-boots = boots (exhausted)
word-root-exhausted-bag = bag (exhausted)
word-root-exhausted-crossbow = crossbow (exhausted)
word-root-exhausted-hammer = hammer (exhausted)
word-root-exhausted-sword = sword (exhausted)
word-root-exhausted-tea = tea (exhausted)
word-root-exhausted-coins = coins (exhausted)
word-root-exhausted-torch = torch (exhausted)
word-root-exhausted-club = club (exhausted)

word-root-faction-marquise = Marquise de Cat
word-root-faction-eyrie = Eyrie Dynasties
word-root-faction-alliance = Woodland Alliance
word-root-faction-vagabond = Vagabond
word-root-faction-vagabond2 = second Vagabond
word-root-faction-cult = Lizard Cult
word-root-faction-riverfolk = Riverfolk Company
word-root-faction-duchy = Underground Duchy
word-root-faction-corvid = Corvid Conspiracy
word-root-faction-hundreds = Lord of the Hundreds
word-root-faction-keepers = Keepers in Iron

word-root-piece-keep = the keep
word-root-piece-wood = wood
word-root-piece-sawmill = sawmill
word-root-piece-workshop = workshop
word-root-piece-recruiter = recruiter
word-root-piece-roost = roost
word-root-piece-sympathy = sympathy
word-root-piece-base-fox = fox base
word-root-piece-base-rabbit = rabbit base
word-root-piece-base-mouse = mouse base
word-root-piece-garden-fox = fox garden
word-root-piece-garden-rabbit = rabbit garden
word-root-piece-garden-mouse = mouse garden
word-root-piece-trade-post-fox = fox trade post
word-root-piece-trade-post-rabbit = rabbit trade post
word-root-piece-trade-post-mouse = mouse trade post
word-root-piece-citadel = citadel
word-root-piece-market = market
word-root-piece-tunnel = tunnel
word-root-piece-plot-bomb = bomb
word-root-piece-plot-snare = snare
word-root-piece-plot-extortion = extortion
word-root-piece-plot-raid = raid
word-root-piece-plot = face-down plot
word-root-piece-stronghold = stronghold
word-root-piece-mob = mob
word-root-piece-waystation = waystation
word-root-piece-relic = relic
word-root-piece-warrior = warrior
word-root-piece-pawn = pawn
word-root-piece-warlord = warlord

word-root-craft = craft
word-root-move = move
word-root-battle = battle
word-root-recruit = recruit
word-root-build = build
word-root-dominance = dominance
word-root-take = take a dominance card
word-root-open-path = open a closed path
word-root-ferry = by ferry
word-root-extra = one more action
word-root-march = march
word-root-overwork = overwork
word-root-mobilize = mobilize
word-root-train = train
word-root-organize = organize
word-root-slip = slip
word-root-explore = explore
word-root-aid = aid
word-root-quest = quest
word-root-strike = strike
word-root-repair = repair
word-root-special = special action

word-root-leader-builder = Builder
word-root-leader-charismatic = Charismatic
word-root-leader-commander = Commander
word-root-leader-despot = Despot

word-root-column-recruit = Recruit
word-root-column-move = Move
word-root-column-battle = Battle
word-root-column-build = Build

word-root-trigger-hospitals = field hospitals
word-root-trigger-outrage = outrage
word-root-trigger-base = a lost base
word-root-trigger-sweep = a full removal
word-root-trigger-hostile = turning hostile
word-root-trigger-infamy = infamy

word-root-character-thief = Thief
word-root-character-tinker = Tinker
word-root-character-ranger = Ranger
word-root-character-vagrant = Vagrant
word-root-character-arbiter = Arbiter
word-root-character-scoundrel = Scoundrel
word-root-character-adventurer = Adventurer
word-root-character-ronin = Ronin
word-root-character-harrier = Harrier

word-root-quest-errand-rabbit = Errand (rabbit)
word-root-quest-expel-bandits-rabbit = Expel Bandits (rabbit)
word-root-quest-fend-off-a-bear-rabbit = Fend off a Bear (rabbit)
word-root-quest-give-a-speech-rabbit = Give a Speech (rabbit)
word-root-quest-guard-duty-rabbit = Guard Duty (rabbit)
word-root-quest-errand-fox = Errand (fox)
word-root-quest-fundraising-fox = Fundraising (fox)
word-root-quest-give-a-speech-fox = Give a Speech (fox)
word-root-quest-logistics-help-fox = Logistics Help (fox)
word-root-quest-repair-a-shed-fox = Repair a Shed (fox)
word-root-quest-escort-mouse = Escort (mouse)
word-root-quest-expel-bandits-mouse = Expel Bandits (mouse)
word-root-quest-fend-off-a-bear-mouse = Fend off a Bear (mouse)
word-root-quest-guard-duty-mouse = Guard Duty (mouse)
word-root-quest-logistics-help-mouse = Logistics Help (mouse)

word-root-card-ambush-bird = Ambush! (bird)
word-root-card-ambush-fox = Ambush! (fox)
word-root-card-ambush-rabbit = Ambush! (rabbit)
word-root-card-ambush-mouse = Ambush! (mouse)
word-root-card-dominance-bird = Bird Dominance
word-root-card-dominance-fox = Fox Dominance
word-root-card-dominance-rabbit = Rabbit Dominance
word-root-card-dominance-mouse = Mouse Dominance
word-root-card-birdy-bindle = Birdy Bindle
word-root-card-woodland-runners = Woodland Runners
word-root-card-arms-trader = Arms Trader
word-root-card-crossbow-bird = Crossbow (bird)
word-root-card-gently-used-knapsack = Gently Used Knapsack
word-root-card-root-tea-fox = Root Tea (fox)
word-root-card-travel-gear-fox = Travel Gear (fox)
word-root-card-protection-racket = Protection Racket
word-root-card-foxfolk-steel = Foxfolk Steel
word-root-card-anvil = Anvil
word-root-card-smugglers-trail = Smuggler's Trail
word-root-card-root-tea-rabbit = Root Tea (rabbit)
word-root-card-a-visit-to-friends = A Visit to Friends
word-root-card-bake-sale = Bake Sale
word-root-card-mouse-in-a-sack = Mouse-in-a-Sack
word-root-card-root-tea-mouse = Root Tea (mouse)
word-root-card-travel-gear-mouse = Travel Gear (mouse)
word-root-card-investments = Investments
word-root-card-sword-mouse = Sword
word-root-card-crossbow-mouse = Crossbow (mouse)
word-root-card-armorers = Armorers
word-root-card-sappers = Sappers
word-root-card-brutal-tactics = Brutal Tactics
word-root-card-royal-claim = Royal Claim
word-root-card-stand-and-deliver = Stand and Deliver!
word-root-card-tax-collector = Tax Collector
word-root-card-favor-of-the-foxes = Favor of the Foxes
word-root-card-command-warren = Command Warren
word-root-card-better-burrow-bank = Better Burrow Bank
word-root-card-cobbler = Cobbler
word-root-card-favor-of-the-rabbits = Favor of the Rabbits
word-root-card-scouting-party = Scouting Party
word-root-card-codebreakers = Codebreakers
word-root-card-favor-of-the-mice = Favor of the Mice
word-root-card-saboteurs = Saboteurs
word-root-card-soup-kitchens = Soup Kitchens
word-root-card-boat-builders = Boat Builders
word-root-card-corvid-planners = Corvid Planners
word-root-card-eyrie-emigre = Eyrie Émigré
word-root-card-fox-partisans = Fox Partisans
word-root-card-propaganda-bureau = Propaganda Bureau
word-root-card-false-orders = False Orders
word-root-card-informants = Informants
word-root-card-rabbit-partisans = Rabbit Partisans
word-root-card-tunnels = Tunnels
word-root-card-charm-offensive = Charm Offensive
word-root-card-swap-meet = Swap Meet
word-root-card-coffin-makers = Coffin Makers
word-root-card-mouse-partisans = Mouse Partisans
word-root-card-league-of-adventurous-mice = League of Adventurous Mice
word-root-card-murine-broker = Murine Broker
word-root-card-master-engravers = Master Engravers

word-root-use-ambush-bird = use { word-root-card-ambush-bird }
word-root-use-ambush-fox = use { word-root-card-ambush-fox }
word-root-use-ambush-rabbit = use { word-root-card-ambush-rabbit }
word-root-use-ambush-mouse = use { word-root-card-ambush-mouse }
word-root-use-dominance-bird = use { word-root-card-dominance-bird }
word-root-use-dominance-fox = use { word-root-card-dominance-fox }
word-root-use-dominance-rabbit = use { word-root-card-dominance-rabbit }
word-root-use-dominance-mouse = use { word-root-card-dominance-mouse }
word-root-use-birdy-bindle = use { word-root-card-birdy-bindle }
word-root-use-woodland-runners = use { word-root-card-woodland-runners }
word-root-use-arms-trader = use { word-root-card-arms-trader }
word-root-use-crossbow-bird = use { word-root-card-crossbow-bird }
word-root-use-gently-used-knapsack = use { word-root-card-gently-used-knapsack }
word-root-use-root-tea-fox = use { word-root-card-root-tea-fox }
word-root-use-travel-gear-fox = use { word-root-card-travel-gear-fox }
word-root-use-protection-racket = use { word-root-card-protection-racket }
word-root-use-foxfolk-steel = use { word-root-card-foxfolk-steel }
word-root-use-anvil = use { word-root-card-anvil }
word-root-use-smugglers-trail = use { word-root-card-smugglers-trail }
word-root-use-root-tea-rabbit = use { word-root-card-root-tea-rabbit }
word-root-use-a-visit-to-friends = use { word-root-card-a-visit-to-friends }
word-root-use-bake-sale = use { word-root-card-bake-sale }
word-root-use-mouse-in-a-sack = use { word-root-card-mouse-in-a-sack }
word-root-use-root-tea-mouse = use { word-root-card-root-tea-mouse }
word-root-use-travel-gear-mouse = use { word-root-card-travel-gear-mouse }
word-root-use-investments = use { word-root-card-investments }
word-root-use-sword-mouse = use { word-root-card-sword-mouse }
word-root-use-crossbow-mouse = use { word-root-card-crossbow-mouse }
word-root-use-armorers = use { word-root-card-armorers }
word-root-use-sappers = use { word-root-card-sappers }
word-root-use-brutal-tactics = use { word-root-card-brutal-tactics }
word-root-use-royal-claim = use { word-root-card-royal-claim }
word-root-use-stand-and-deliver = use { word-root-card-stand-and-deliver }
word-root-use-tax-collector = use { word-root-card-tax-collector }
word-root-use-favor-of-the-foxes = use { word-root-card-favor-of-the-foxes }
word-root-use-command-warren = use { word-root-card-command-warren }
word-root-use-better-burrow-bank = use { word-root-card-better-burrow-bank }
word-root-use-cobbler = use { word-root-card-cobbler }
word-root-use-favor-of-the-rabbits = use { word-root-card-favor-of-the-rabbits }
word-root-use-scouting-party = use { word-root-card-scouting-party }
word-root-use-codebreakers = use { word-root-card-codebreakers }
word-root-use-favor-of-the-mice = use { word-root-card-favor-of-the-mice }
word-root-use-saboteurs = use { word-root-card-saboteurs }
word-root-use-soup-kitchens = use { word-root-card-soup-kitchens }
word-root-use-boat-builders = use { word-root-card-boat-builders }
word-root-use-corvid-planners = use { word-root-card-corvid-planners }
word-root-use-eyrie-emigre = use { word-root-card-eyrie-emigre }
word-root-use-fox-partisans = use { word-root-card-fox-partisans }
word-root-use-propaganda-bureau = use { word-root-card-propaganda-bureau }
word-root-use-false-orders = use { word-root-card-false-orders }
word-root-use-informants = use { word-root-card-informants }
word-root-use-rabbit-partisans = use { word-root-card-rabbit-partisans }
word-root-use-tunnels = use { word-root-card-tunnels }
word-root-use-charm-offensive = use { word-root-card-charm-offensive }
word-root-use-swap-meet = use { word-root-card-swap-meet }
word-root-use-coffin-makers = use { word-root-card-coffin-makers }
word-root-use-mouse-partisans = use { word-root-card-mouse-partisans }
word-root-use-league-of-adventurous-mice = use { word-root-card-league-of-adventurous-mice }
word-root-use-murine-broker = use { word-root-card-murine-broker }
word-root-use-master-engravers = use { word-root-card-master-engravers }
`,xa=`# Root: what the general rules and the Marquise ask, tell and refuse. Each faction and deck has a file of its own.

option-root-map = The map
option-root-deck = The shared deck
option-root-thief = How the Thief steals: from each player in the clearing, or from one of them

result-root-won = { $winners } won.

## Questions

ask-root-faction = Which faction do you play?
ask-root-ambush = { $other } attacks you in { $where }. Do you ambush?
ask-root-foil = { $other } ambushes you in { $where }. Do you foil it with an ambush of your own?
ask-root-battle-where = Where do you battle?
ask-root-battle-whom = Whom do you attack in { $where }?
ask-root-effects = Which effect do you use in this battle?
ask-root-effects-first = Whose battle effects come first?
ask-root-lose = Which piece of { $other } is lost in { $where }?
ask-root-craft = Which card do you craft?
ask-root-craft-any = A crafting piece of which suit do you use for the coloured symbol?
ask-root-discard = You hold too many cards. Which do you discard?
ask-root-instead-of-drawing = Which effect do you use in place of drawing cards?
ask-root-dominance = Which dominance card do you activate? You will score no more points.
ask-root-take-dominance = Which dominance card do you take?
ask-root-take-dominance-cost = Which card do you spend for it?
ask-root-moment = Several things happen now. Which is next?
ask-root-pause = Do you use an effect before you go on?
ask-root-move-from = From where do you move?
ask-root-move-to = Where do you move from { $origin }?
ask-root-move-count = How many warriors go from { $origin } to { $destination }?
ask-root-trigger = Which of these is resolved next?
ask-root-trigger-side = Whose effect is resolved next?
ask-root-trigger-where = For which clearing is it resolved next?

ask-root-marquise-keep = In which corner do you place the keep?
ask-root-marquise-first-building = Where do you place your first { $piece }?
ask-root-marquise-wood = There is too little wood. At which sawmill do you place the next token?
ask-root-marquise-daylight = What do you do? Actions left: { $left }
ask-root-marquise-extra = Which bird card do you spend for one more action?
ask-root-marquise-recruit = There are too few warriors. At which recruiter do you place the next?
ask-root-marquise-build-where = Where do you build?
ask-root-marquise-build-what = What do you build in { $where }?
ask-root-marquise-pay-wood = From where do you take the wood?
ask-root-marquise-overwork = Which sawmill works overtime?
ask-root-marquise-overwork-card = Which card do you spend for wood in { $where }?
ask-root-marquise-hospitals = Warriors lost in { $where }: { $count }. Do you spend a card to bring them to the keep?

## News

news-root-faction = { $seat } plays the { $faction }.
news-root-first-player = { $seat } goes first.
news-root-low-reach = The factions reach { $reach } together; { $wanted } or more are recommended.
news-root-turn = { $seat } begins turn { $round }.
news-root-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
news-root-drew-cards = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}: { $cards }.
news-root-reshuffled = The discard pile becomes the new deck.
news-root-spent = { $seat } spends { $card }.
news-root-used = { $seat } uses { $card }.
news-root-crafted = { $seat } crafts { $card }.
news-root-took-item = { $seat } takes { $item }.
news-root-dominance = { $seat } activates { $card }.
news-root-took-dominance = { $seat } takes { $card }.
news-root-scored = { $seat } scores { $count } and has { $score }.
news-root-lost-points = { $seat } loses { $count } and has { $score }.
news-root-placed-warriors = { $seat } places { $count ->
    [one] a warrior
   *[other] { $count } warriors
} in { $where }.
news-root-placed = { $seat } places { $piece } in { $where }.
news-root-moved = { $seat } moves { $count ->
    [one] a warrior
   *[other] { $count } warriors
} from { $origin } to { $destination }.
news-root-removed = { $seat } loses { $count } × { $piece } in { $where }.
news-root-battle = { $seat } attacks { $other } in { $where }.
news-root-ambush = { $seat } ambushes: { $card }.
news-root-foiled = { $seat } foils the ambush: { $card }.
news-root-rolled = The dice show { $one } and { $other_die }. Rolled hits: attacker { $attacker }, defender { $defender }.
news-root-hits = { $seat } takes { $one ->
    [one] one hit
   *[other] { $one } hits
}, { $other } takes { $two }.

## Refusals

why-root-faction-taken = Somebody plays that faction already.
why-root-mandatory-first = Something that must be done comes first.
why-root-wrong-suit = That card has another suit.
why-root-not-a-bird = Only a bird card will do: no other suit stands in for a bird.
why-root-not-an-ambush = That is not an ambush card.
why-root-ambush-wrong-suit = That ambush does not match the clearing.
why-root-no-matching-card = You hold no card of that suit.
why-root-no-bird = You hold no bird card.
why-root-effect-used = You have used that effect this turn.
why-root-no-battle-effect = That effect cannot be used in this battle.
why-root-not-craftable = That card cannot be crafted.
why-root-ambush-not-craftable = Ambush cards cannot be crafted.
why-root-dominance-not-craftable = Dominance cards cannot be crafted.
why-root-already-in-play = You have that effect in play already.
why-root-item-gone = That item is no longer in the supply.
why-root-cost-too-high = You have too few crafting pieces of the right suits left this turn.
why-root-nothing-to-craft = You have nothing that you could craft now.
why-root-not-dominance = That is not a dominance card.
why-root-no-dominance-card = You hold no dominance card.
why-root-dominance-active = You have an active dominance card, and it stays.
why-root-dominance-too-few-points = A dominance card needs at least ten points.
why-root-no-dominance-available = No dominance card is available.
why-root-no-card-of-that-suit = You hold no card that could be spent for it.
why-root-no-slot = There is no free slot.
why-root-not-ruled = You do not rule that clearing.
why-root-none-left = You have none of those left.
why-root-no-warriors-left = You have no warriors left in your supply.
why-root-no-warriors-there = You have no warriors there.
why-root-not-adjacent = That is not adjacent.
why-root-neither-ruled = You rule neither the origin nor the destination.
why-root-nowhere-to-go = Nothing can move out of there.
why-root-no-move = You have no move.
why-root-wrong-clearing-suit = That clearing has the wrong suit.
why-root-no-fighters-there = You have neither a warrior nor a pawn there.
why-root-no-enemies-there = There is no enemy there.
why-root-not-an-enemy = That is not an enemy.
why-root-no-pieces-there = They have no pieces there.
why-root-no-battle = There is nobody whom you could attack.
why-root-no-action-left = You have no action left.
why-root-keep = Only the Marquise may place pieces in the clearing with the keep.
why-root-marquise-craft-first = You craft before your first action.
why-root-marquise-recruited = You recruit once a turn.
why-root-marquise-no-recruiter = You have no recruiter on the map.
why-root-marquise-no-sawmill = You have no sawmill on the map.
why-root-marquise-no-wood-left = There is no wood left in the supply.
why-root-marquise-too-little-wood = You have too little wood connected to it.
why-root-marquise-cannot-build = There is no clearing where you could build and pay for it.
`,Sa=`# What the server of the table says.

table-open = The table is open: { $url } (Ctrl+C closes it)
table-untitled = A table of { $game }
table-notice-turn = It is your turn, { $name }.

# About the table itself, after an upgrade.
table-note-upgraded = The rules have a new version ({ $version }). Every word said so far is still good.
table-note-moved = The rules have a new version ({ $version }). Every word is still good, but they lead to another position now.
table-note-cut =
    { $lost ->
        [one] The rules have a new version ({ $version }) in which the last word is not possible. The match goes on after word { $words }.
       *[other] The rules have a new version ({ $version }) in which the last { $lost } words are not possible. The match goes on after word { $words }.
    }
`,Ca=`# Co mówi wiersz poleceń.

cli-games-seats = miejsc: od { $least } do { $most }:
cli-games-option = opcja
cli-games-values = wartości (pierwsza jest domyślna)
cli-games-about = opis

cli-rules-page = s. { $page }
cli-rules-coverage = zasady z testem: { $covered } z { $total }

cli-replay-good =
    { $words ->
        [one] Zapis jest dobry: jedno słowo, zgodne z zasadami.
        [few] Zapis jest dobry: { $words } słowa, wszystkie zgodne z zasadami.
       *[other] Zapis jest dobry: { $words } słów, wszystkie zgodne z zasadami.
    }
cli-replay-unfinished = Partia nie jest skończona.
cli-replay-other-version = Zapis pochodzi z partii według innej wersji zasad lub danych.

cli-bench-playing = gram
cli-bench-seats =
    { $count ->
        [one] jedno miejsce
        [few] { $count } miejsca
       *[other] { $count } miejsc
    }
cli-bench-compiled = silnik skompilowany
cli-bench-plain = zwykły Python (make compile buduje silnik skompilowany)

# Polecenia przy stole; angielskie działają w każdym języku.
cli-command-help = pomoc
cli-command-why = czemu
cli-command-undo = cofnij
cli-command-map = mapa
cli-command-log = dziennik
cli-command-save = zapisz
cli-command-quit = koniec

cli-play-hint = Wpisz numer opcji; pomoc powie, co jeszcze można zrobić.
cli-play-help =
    3            wybierz opcję o tym numerze
    card:feast   wybierz po nazwie; kilka słów to kilka wyborów po kolei
    ?            zasada, która stoi za pytaniem (? NG.move.1: ta zasada)
    czemu SŁOWO  czemu słowo nie jest dozwolone (samo czemu: wszystkie niedozwolone)
    cofnij       cofnij swoje ostatnie słowo, jeśli nikt się odtąd niczego nie dowiedział
    mapa         narysuj stół jeszcze raz
    dziennik     co się ostatnio działo
    zapisz PLIK  zapisz partię; polana play --from PLIK gra dalej
    koniec       wyjdź; partia zostanie zachowana
cli-play-thinks = { $seat } myśli…
cli-play-hand-over = Teraz wybiera { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-play-no-number = Wpisz liczbę od 1 do { $most }.
cli-play-no-word = Nie ma tu słowa „{ $text }”; wpisz numer albo pomoc.
cli-play-no-rule = Nie ma zasady „{ $id }”.
cli-play-no-undo = Nie ma czego cofnąć: ktoś dowiedział się czegoś nowego albo już wybrał ktoś inny.
cli-play-allowed = { $word }: dozwolone.
cli-play-all-allowed = Pytanie niczego nie zabrania.
cli-play-save-where = Podaj gdzie: zapisz PLIK
cli-play-not-a-record = { $file } to nie jest zapisana partia: wybierz inną nazwę.
cli-play-saved = Zapisano. Dalszy ciąg: polana play --from { $file }
cli-play-left = Partia jest zachowana. Dalszy ciąg: polana play --from { $file }
cli-play-kept = Zapis partii: { $file }
`,wa=`# Co sędzia mówi w każdej grze.

kernel-seat = Miejsce { $number }
kernel-nothing = nic
kernel-yes = tak
kernel-no = nie

why-kernel-not-asked = Nikt nie jest teraz o nic pytany.
why-kernel-other-seat = To nie Ty teraz wybierasz.
why-kernel-over = Partia jest skończona.
why-kernel-other-question = To nie jest odpowiedź na zadane pytanie.
`,Ta=`# Stół gry Northgard w terminalu: krótkie nazwy i znaki.

draw-northgard-clan-bear = Ni
draw-northgard-clan-boar = Dz
draw-northgard-clan-goat = Ko
draw-northgard-clan-raven = Kr
draw-northgard-clan-snake = Wą
draw-northgard-clan-stag = Je
draw-northgard-clan-wolf = Wi
draw-northgard-building-food-silo = S
draw-northgard-building-woodcutter-lodge = D
draw-northgard-building-menhir = M
draw-northgard-building-training-camp = O
draw-northgard-building-defense-tower = W
draw-northgard-building-fortress = F
draw-northgard-building-forge = K
draw-northgard-building-altar-of-kings = Ł
draw-northgard-creature-wolf = Wilk
draw-northgard-creature-draugr = Drau
draw-northgard-creature-brown-bear = Niedź
draw-northgard-creature-fallen-valkyrie = Walk

draw-northgard-year = Rok { $year } z { $years }: { $phase }
draw-northgard-piles = zostało: kafli { $tiles } · kart Rozwoju { $development } · Niepokojów { $unrest }
draw-northgard-phase-choose-clans = wybór klanów
draw-northgard-phase-roll-for-first = kto zaczyna
draw-northgard-phase-place-tiles = pierwsze kafle
draw-northgard-phase-start-of-year = początek roku
draw-northgard-phase-actions = Akcje
draw-northgard-phase-creatures = Stwory
draw-northgard-phase-harvest = Zbiory
draw-northgard-phase-winter = Zima
draw-northgard-phase-end-of-year = koniec roku
draw-northgard-phase-game-over = koniec gry
draw-northgard-lair = legowisko Stwora
draw-northgard-scorched = Spalona Ziemia
draw-northgard-regular = Regularna Granica
draw-northgard-rough = Trudna Granica
draw-northgard-closed = zamknięte
draw-northgard-player = gracz
draw-northgard-units = jedn.
draw-northgard-lands = teryt.
draw-northgard-in-hand = ręka
draw-northgard-deck = stos
draw-northgard-discard = odrz.
draw-northgard-active = Strefa Aktywna
draw-northgard-passed = pas
draw-northgard-offer = Wyłożone
draw-northgard-hand = Twoja ręka
draw-northgard-drawn = Dobrane
draw-northgard-top = Na wierzchu
`,Ea=`# Co się dzieje w Northgardzie.

# --- rozstawienie i bieg roku ---

news-northgard-clan = { $seat }: { $clan } ({ $colour }).
news-northgard-rolled-for-first =
    { $count ->
        [one] { $seat } wyrzuca { $count } topór.
        [few] { $seat } wyrzuca { $count } topory.
        [many] { $seat } wyrzuca { $count } toporów.
       *[other] { $seat } wyrzuca { $count } topora.
    }
news-northgard-first-player = Pierwszym Graczem jest { $seat }.
news-northgard-setup-tiles = { $seat } dobiera: { $tiles }.
news-northgard-group-placed =
    { $count ->
        [one] { $seat } zaczyna na { $land } z { $count } figurką.
       *[other] { $seat } zaczyna na { $land } z { $count } figurkami.
    }
news-northgard-year = Zaczyna się rok { $year }.
news-northgard-display = Wyłożone karty: { $cards }.
news-northgard-played = { $seat } zagrywa „{ $card }”.
news-northgard-cancelled = { $seat } udaremnia kartę „{ $card }”: { $other } odrzuca ją bez efektu.
news-northgard-waited = { $seat } przeczekuje i wykłada „{ $card }”.
news-northgard-exchanged = { $seat } zamienia kartę „{ $card }” za 1 wiedzy.
news-northgard-removed = { $seat } usuwa z gry kartę „{ $card }” za 2 wiedzy.
news-northgard-upgraded = { $seat } wykłada „{ $card }” i za 3 wiedzy bierze ulepszenie „{ $taken }”.
news-northgard-upgraded-away = { $seat } usuwa z gry „{ $card }” i za 3 wiedzy bierze ulepszenie „{ $taken }”.
news-northgard-passed = { $seat } pasuje.
news-northgard-harvest-fame =
    { $count ->
        [one] { $seat } zyskuje w Zbiorach { $count } punkt Chwały.
        [few] { $seat } zyskuje w Zbiorach { $count } punkty Chwały.
        [many] { $seat } zyskuje w Zbiorach { $count } punktów Chwały.
       *[other] { $seat } zyskuje w Zbiorach { $count } punktu Chwały.
    }
news-northgard-traded = { $seat } wymienia trzy zasoby na jeden: { $resource }.
news-northgard-partner-exchanged = { $seat } i { $other } wymieniają się: { $given } za { $taken }.
news-northgard-partner-refused = { $seat } nie zgadza się na wymianę, którą proponuje { $other }.
news-northgard-winter =
    { $seat } płaci za zimę: { $food ->
        [0] { $wood ->
            [0] nic
           *[other] { $wood } drewna
        }
       *[other] { $food } żywności{ $wood ->
            [0] { "" }
           *[other] , { $wood } drewna
        }
    }.
news-northgard-unrest = { $seat } nie może zapłacić całości i bierze „{ $card }”.
news-northgard-no-unrest-left =
    { $count ->
        [one] { $seat } nie może zapłacić całości, a Niepokojów już nie ma: traci { $count } punkt Chwały.
        [few] { $seat } nie może zapłacić całości, a Niepokojów już nie ma: traci { $count } punkty Chwały.
        [many] { $seat } nie może zapłacić całości, a Niepokojów już nie ma: traci { $count } punktów Chwały.
       *[other] { $seat } nie może zapłacić całości, a Niepokojów już nie ma: traci { $count } punktu Chwały.
    }
news-northgard-second-chance =
    { $count ->
        [one] { $seat } zaczyna od nowa na { $land } z { $count } jednostką.
       *[other] { $seat } zaczyna od nowa na { $land } z { $count } jednostkami.
    }
news-northgard-score =
    { $count ->
        [one] { $seat } ma razem { $count } punkt Chwały.
        [few] { $seat } ma razem { $count } punkty Chwały.
        [many] { $seat } ma razem { $count } punktów Chwały.
       *[other] { $seat } ma razem { $count } punktu Chwały.
    }

# --- mapa, walki, karty ---

news-northgard-built = { $seat } buduje na { $land }: { $building }.
news-northgard-casualties =
    { $count ->
        [one] { $seat } traci jednostkę na { $land }.
        [few] { $seat } traci { $count } jednostki na { $land }.
        [many] { $seat } traci { $count } jednostek na { $land }.
       *[other] { $seat } traci { $count } jednostki na { $land }.
    }
news-northgard-closed =
    { $count ->
        [one] Terytorium { $land } jest zamknięte.
        [few] Terytorium { $land } jest zamknięte: { $count } kafle.
        [many] Terytorium { $land } jest zamknięte: { $count } kafli.
       *[other] Terytorium { $land } jest zamknięte: { $count } kafla.
    }
news-northgard-combat = { $seat } atakuje na { $land }. Broni się { $other }.
news-northgard-combat-food = { $seat } przeznacza na walkę { $count } żywności.
news-northgard-copied = { $seat } używa efektu karty „{ $card }”.
news-northgard-creature-appeared = { $creature } pojawia się na { $land }.
news-northgard-creature-defeated =
    { $count ->
        [one] { $seat } pokonuje Stwora na { $land } ({ $creature }) i zyskuje { $count } punkt Chwały.
        [few] { $seat } pokonuje Stwora na { $land } ({ $creature }) i zyskuje { $count } punkty Chwały.
        [many] { $seat } pokonuje Stwora na { $land } ({ $creature }) i zyskuje { $count } punktów Chwały.
       *[other] { $seat } pokonuje Stwora na { $land } ({ $creature }) i zyskuje { $count } punktu Chwały.
    }
news-northgard-creature-moved = { $creature } przechodzi na { $land }.
news-northgard-creature-rolled =
    { $creature } rzuca: { $face ->
        [two_points] 2 punkty
        [three_points] 3 punkty
        [point_or_casualty] punkt albo obrażenie, czyli punkt
        [two_points_one_casualty] 2 punkty i obrażenie
        [two_casualties] 2 obrażenia
       *[one_point_one_casualty] punkt i obrażenie
    }.
news-northgard-creature-stays = { $creature } zostaje na { $land }.
news-northgard-creature-totals =
    { $seat }: { $points }, { $creature }: { $other_points }{ $wounds ->
        [0] .
        [one] ; { $seat } ponosi { $wounds } obrażenie.
        [few] ; { $seat } ponosi { $wounds } obrażenia.
        [many] ; { $seat } ponosi { $wounds } obrażeń.
       *[other] ; { $seat } ponosi { $wounds } obrażenia.
    }
news-northgard-discarded = { $seat } odrzuca kartę „{ $card }”.
news-northgard-drew =
    { $count ->
        [one] { $seat } dobiera kartę: { $cards }.
        [few] { $seat } dobiera { $count } karty: { $cards }.
        [many] { $seat } dobiera { $count } kart: { $cards }.
       *[other] { $seat } dobiera { $count } karty: { $cards }.
    }
news-northgard-drew-cards =
    { $count ->
        [one] { $seat } dobiera kartę.
        [few] { $seat } dobiera { $count } karty.
        [many] { $seat } dobiera { $count } kart.
       *[other] { $seat } dobiera { $count } karty.
    }
news-northgard-enemy-removed = { $seat } usuwa jednostkę z { $land }; jej właściciel: { $other }.
news-northgard-fame =
    { $count ->
        [one] { $seat } zyskuje { $count } punkt Chwały.
        [few] { $seat } zyskuje { $count } punkty Chwały.
        [many] { $seat } zyskuje { $count } punktów Chwały.
       *[other] { $seat } zyskuje { $count } punktu Chwały.
    }
news-northgard-gained =
    { $seat } zyskuje: { $food ->
        [0] { $wood ->
            [0] { $lore ->
                [0] nic
               *[other] { $lore } wiedzy
            }
           *[other] { $wood } drewna{ $lore ->
                [0] { "" }
               *[other] , { $lore } wiedzy
            }
        }
       *[other] { $food } żywności{ $wood ->
            [0] { "" }
           *[other] , { $wood } drewna
        }{ $lore ->
            [0] { "" }
           *[other] , { $lore } wiedzy
        }
    }.
news-northgard-handed-over = { $seat } oddaje zasób: { $resource }. Dostaje go { $other }.
news-northgard-hunt = { $seat } atakuje Stwora na { $land }: { $creature }.
news-northgard-kaija-fell = Kaija ginie na { $land } ({ $seat }).
news-northgard-kaija-moved = Kaija idzie z { $land } na { $to } ({ $seat }).
news-northgard-kaija-recruited = Kaija dołącza na { $land } ({ $seat }).
news-northgard-kaija-retreated = Kaija wycofuje się z { $land } na { $to } ({ $seat }).
news-northgard-looked = { $seat } ogląda rękę, którą ma { $other }.
news-northgard-moved =
    { $count ->
        [one] { $seat } przesuwa jednostkę z { $land } na { $to }.
        [few] { $seat } przesuwa { $count } jednostki z { $land } na { $to }.
        [many] { $seat } przesuwa { $count } jednostek z { $land } na { $to }.
       *[other] { $seat } przesuwa { $count } jednostki z { $land } na { $to }.
    }
news-northgard-no-retreat =
    { $count ->
        [one] { $seat } nie ma dokąd się wycofać z { $land } i traci figurkę.
        [few] { $seat } nie ma dokąd się wycofać z { $land } i traci { $count } figurki.
        [many] { $seat } nie ma dokąd się wycofać z { $land } i traci { $count } figurek.
       *[other] { $seat } nie ma dokąd się wycofać z { $land } i traci { $count } figurki.
    }
news-northgard-no-tile-fits = Żaden kafel ze stosu nie pasuje: { $seat } nic nie odkrywa.
news-northgard-nobody-won = Walki na { $land } nikt nie przeżył.
news-northgard-pushed = { $seat } przepycha figurkę z { $land } na { $to }; jej właściciel: { $other }.
news-northgard-recruited =
    { $count ->
        [one] { $seat } rekrutuje jednostkę na { $land }.
        [few] { $seat } rekrutuje { $count } jednostki na { $land }.
        [many] { $seat } rekrutuje { $count } jednostek na { $land }.
       *[other] { $seat } rekrutuje { $count } jednostki na { $land }.
    }
news-northgard-retreated =
    { $count ->
        [one] { $seat } wycofuje jednostkę z { $land } na { $to }.
        [few] { $seat } wycofuje { $count } jednostki z { $land } na { $to }.
        [many] { $seat } wycofuje { $count } jednostek z { $land } na { $to }.
       *[other] { $seat } wycofuje { $count } jednostki z { $land } na { $to }.
    }
news-northgard-rolled =
    { $seat } rzuca: { $face ->
        [two_points] 2 punkty
        [three_points] 3 punkty
        [point_or_casualty] punkt albo obrażenie
        [two_points_one_casualty] 2 punkty i obrażenie
        [two_casualties] 2 obrażenia
       *[one_point_one_casualty] punkt i obrażenie
    }.
news-northgard-saw-hand = { $seat } ogląda rękę, którą ma { $other }: { $cards }.
news-northgard-scorched = { $seat } kładzie Spaloną Ziemię na { $land }.
news-northgard-strike = { $creature } atakuje na { $land }. Broni się { $seat }.
news-northgard-swapped = { $seat } zamienia budowlę na { $land }: { $building } → { $replacement }.
news-northgard-tile-drawn = { $seat } dobiera { $tile }.
news-northgard-tile-placed = { $seat } kładzie { $tile } { $spot }, { $rotation }.
news-northgard-tile-under-stack = Pod stos trafia { $tile } ({ $seat }).
news-northgard-took-back = { $seat } bierze z powrotem odrzuconą kartę „{ $card }”.
news-northgard-took-card = { $seat } bierze wyłożoną kartę „{ $card }”.
news-northgard-totals =
    { $seat }: { $points }, { $other }: { $other_points }; obrażenia: { $seat } { $wounds }, { $other } { $other_wounds }.
news-northgard-trained =
    { $count ->
        [one] Dzięki Obozowi Szkoleniowemu na { $land } { $seat } dostaje jeszcze jedną jednostkę.
        [few] Dzięki Obozom Szkoleniowym na { $land } { $seat } dostaje jeszcze { $count } jednostki.
        [many] Dzięki Obozom Szkoleniowym na { $land } { $seat } dostaje jeszcze { $count } jednostek.
       *[other] Dzięki Obozom Szkoleniowym na { $land } { $seat } dostaje jeszcze { $count } jednostki.
    }
news-northgard-unit-added = { $seat } dodaje jednostkę na { $land }.
news-northgard-unit-pulled = { $seat } ściąga jednostkę z { $source } na { $land }.
news-northgard-won = { $seat } wygrywa walkę na { $land }.
`,Da=`# Słowa gry Northgard. Wiadomość to nazwa karty, a jej atrybut .text mówi, co karta robi.

word-northgard-pass = pas
    .text = Odrzuć rękę i weź jedną z wyłożonych kart; do końca roku już nie grasz.
word-northgard-wait = przeczekaj
    .text = Połóż kartę w Strefie Aktywnej bez użycia.
word-northgard-exchange = zamień kartę
    .text = Połóż kartę w Strefie Aktywnej bez użycia, wydaj 1 wiedzy i dobierz 1 kartę.
word-northgard-remove = usuń kartę
    .text = Usuń kartę z gry, wydaj 2 wiedzy i dobierz 2 karty.
word-northgard-upgrade = ulepsz
    .text = Poświęć kartę, wydaj 3 wiedzy i weź na rękę jedną z kart ulepszenia swojego klanu.
word-northgard-done = wystarczy
word-northgard-skip = nie, dziękuję
word-northgard-yes = tak
word-northgard-recruit = rekrutuj
word-northgard-move = rusz się
word-northgard-explore = odkrywaj
word-northgard-build = buduj
word-northgard-draw = dobierz
word-northgard-special = użyj efektu specjalnego
word-northgard-axe = 1 punkt walki
word-northgard-wound = 1 obrażenie
word-northgard-active = do Strefy Aktywnej
word-northgard-away = poza grę
word-northgard-kaija = Kaija
word-northgard-unit = jednostka

# Terytorium nazywa się od kafla i litery, tak jak pokazuje je mapa: 7b, Sa.
word-northgard-land =
    { $whole ->
        [start] S
        [start_5] S5
       *[other] { $number }
    }{ $part ->
        [e] b
        [mid] b
        [rest] b
        [es] b
        [s] c
        [w] d
       *[other] a
    }
word-northgard-spot =
    na { $part ->
        [N] północ
        [E] wschód
        [S] południe
       *[W] zachód
    } od { $whole ->
        [start] kafla startowego
        [start_5] kafla dla pięciu graczy
       *[other] kafla { $number }
    }
word-northgard-tile =
    { $whole ->
        [start] kafel startowy
        [start_5] kafel dla pięciu graczy
       *[other] kafel { $number }
    }
word-northgard-rotate =
    { $value ->
        [0] bez obrotu
        [1] obrócony w prawo
        [2] do góry nogami
       *[3] obrócony w lewo
    }
word-northgard-count = { $value }
word-northgard-seat = { $seat }

word-northgard-slot-small = małe miejsce
word-northgard-slot-stone = miejsce z kamieniem
word-northgard-slot-large = duże miejsce

word-northgard-resource-food = żywność
word-northgard-resource-wood = drewno
word-northgard-resource-lore = wiedza

word-northgard-building-food-silo = Silos
    .text = Zbiory: 1 żywności.
word-northgard-building-woodcutter-lodge = Chata Drwala
    .text = Zbiory: 1 drewna.
word-northgard-building-menhir = Menhir
    .text = Zbiory: 1 wiedzy. Tylko na miejscu z kamieniem.
word-northgard-building-training-camp = Obóz Szkoleniowy
    .text = Gdy tu rekrutujesz, dochodzi jeszcze jedna jednostka.
word-northgard-building-defense-tower = Wieża Obronna
    .text = Kto tu atakuje, ponosi 1 obrażenie.
word-northgard-building-fortress = Forteca
    .text = Obrońca ma tu 2 punkty walki więcej.
word-northgard-building-forge = Kuźnia
    .text = Początek roku: dobierz o 1 kartę więcej.
word-northgard-building-altar-of-kings = Ołtarz Królów
    .text = Zbiory: 3 punkty Chwały.

word-northgard-creature-wolf-beige = Wilk (beżowy)
    .text = Siła 4, Chwała 1. Jego terytorium nie daje w Zbiorach Chwały ani zasobów, chyba że z budowli.
word-northgard-creature-wolf-brown = Wilk (brązowy)
    .text = Siła 4, Chwała 1. Jego terytorium nie daje w Zbiorach Chwały ani zasobów, chyba że z budowli.
word-northgard-creature-wolf-dark-brown = Wilk (ciemnobrązowy)
    .text = Siła 4, Chwała 1. Jego terytorium nie daje w Zbiorach Chwały ani zasobów, chyba że z budowli.
word-northgard-creature-brown-bear-beige = Niedźwiedź Brunatny (beżowy)
    .text = Siła 6, Chwała 3. Na jego terytorium nikt nie buduje, nie rekrutuje, nie odkrywa stamtąd ani stamtąd nie wychodzi.
word-northgard-creature-brown-bear-brown = Niedźwiedź Brunatny (brązowy)
    .text = Siła 6, Chwała 3. Na jego terytorium nikt nie buduje, nie rekrutuje, nie odkrywa stamtąd ani stamtąd nie wychodzi.
word-northgard-creature-draugr-beige = Draugr (beżowy)
    .text = Siła 5, Chwała 2. Gdzie się pojawi lub wejdzie, tam kontrolujący traci jednostkę.
word-northgard-creature-draugr-brown = Draugr (brązowy)
    .text = Siła 5, Chwała 2. Gdzie się pojawi lub wejdzie, tam kontrolujący traci jednostkę.
word-northgard-creature-fallen-valkyrie-beige = Upadła Walkiria (beżowa)
    .text = Siła 7, Chwała 4. Nie dzieli się terytorium i atakuje tego, kto je kontroluje.
word-northgard-creature-fallen-valkyrie-brown = Upadła Walkiria (brązowa)
    .text = Siła 7, Chwała 4. Nie dzieli się terytorium i atakuje tego, kto je kontroluje.

word-northgard-clan-bear = Klan Niedźwiedzia
    .text = Ma Kaiję, dodatkową figurkę o sile 2, którą rekrutuje się jak jednostkę.
word-northgard-clan-boar = Klan Dzika
    .text = Odkrycie, które nie zamyka żadnego terytorium, daje 1 wiedzy.
word-northgard-clan-goat = Klan Kozła
    .text = Mała budowla daje 1 żywności, a duża 2.
word-northgard-clan-raven = Klan Kruka
    .text = Z własnych terytoriów, które zamyka przez Odkrycie, od razu zbiera zasoby.
word-northgard-clan-snake = Klan Węża
    .text = Karty klanu kładą żeton Spalonej Ziemi: tam ma 1 punkt walki więcej i udział w zbiorach.
word-northgard-clan-stag = Klan Jelenia
    .text = 1 punkt Chwały za każde zdobyte terytorium i 1 więcej za każde własne zamknięte przez Odkrycie.
word-northgard-clan-wolf = Klan Wilka
    .text = Każda walka wygrana jako atakujący daje 1 żywności.

word-northgard-colour-blue = niebieski
word-northgard-colour-red = czerwony
word-northgard-colour-yellow = żółty
word-northgard-colour-purple = fioletowy
word-northgard-colour-green = zielony

# --- karty startowe ---

word-northgard-card-recruit = Rekrutacja
    .text = Zrekrutuj 1 jednostkę.
word-northgard-card-move = Ruch
    .text = Wykonaj 1 ruch.
word-northgard-card-explore = Odkrycie
    .text = Dobierz i umieść 1 kafel mapy.
word-northgard-card-build = Budowa
    .text = Postaw 1 budowlę za pełną cenę.
word-northgard-card-feast = Uczta
    .text = Jedno z: zrekrutuj 1, 1 ruch, odkryj, zbuduj.

# --- karty klanów ---

word-northgard-card-bear-clan = Klan Niedźwiedzia
    .text = 1 ruch. Jeśli idzie w nim Kaija, najpierw zbierz całą żywność i drewno terytorium, z którego wychodzi.
word-northgard-card-the-bear-awakens = Przebudzenie niedźwiedzia
    .text = Zrekrutuj 2. Do końca roku Kaija może wchodzić także na terytoria wrogów.
word-northgard-card-protector-of-the-land = Obrońca ziemi
    .text = Dobierz 1 kartę za każde swoje zamknięte terytorium z co najmniej trzech kafli.
word-northgard-card-boar-clan = Klan Dzika
    .text = Zbuduj o 1 drewna taniej.
word-northgard-card-osmosis = Osmoza
    .text = Zrekrutuj po 1 jednostce na maksymalnie trzech swoich terytoriach, otwartych lub z drewnem na kaflach.
word-northgard-card-lay-of-the-land = Ukształtowanie terenu
    .text = Odkryj, wybierając z 3 kafli; zanim umieścisz wybrany, weź wszystkie zasoby, które pokazuje.
word-northgard-card-goat-clan = Klan Kozła
    .text = Zbuduj, choćby budowlę, którą terytorium już ma.
word-northgard-card-teamwork = Praca zespołowa
    .text = Dwa różne z: zrekrutuj 1, 1 ruch, odkryj, zbuduj.
word-northgard-card-resourceful-people = Zaradny lud
    .text = Dobierz 2 karty, a za dowolne trzy zasoby jeszcze 1.
word-northgard-card-raven-clan = Klan Kruka
    .text = Odkryj, wybierając z 2 kafli.
word-northgard-card-raiding-party = Oddział łupieżców
    .text = Usuń jedną wrogą jednostkę z dowolnego miejsca i weź jeden zasób, który pokazuje jej terytorium.
word-northgard-card-raven-mercenaries = Kruczy najemnicy
    .text = Zrekrutuj 2 na jednym neutralnym terytorium, a za dowolne dwa zasoby jeszcze 1.
word-northgard-card-snake-clan = Klan Węża
    .text = 1 ruch; potem możesz położyć żeton Spalonej Ziemi.
word-northgard-card-rapacious-exploitation = Drapieżny wyzysk
    .text = Obejrzyj rękę przeciwnika i wskaż kartę: właściciel odrzuca ją albo oddaje Ci dwa zasoby.
word-northgard-card-stolen-lore = Skradziona wiedza
    .text = Użyj efektu karty ze Strefy Aktywnej przeciwnika, który kontroluje terytorium ze Spaloną Ziemią.
word-northgard-card-stag-clan = Klan Jelenia
    .text = Zrekrutuj 1; potem możesz ściągnąć tam 1 swoją jednostkę z terytorium obok, przez dowolną granicę.
word-northgard-card-glory-of-the-clan = Chwała klanu
    .text = Zbuduj, a przed budową lub po niej zbierz zasoby tego terytorium jak w Zbiorach.
word-northgard-card-annexation = Aneksja
    .text = 1 ruch; przed nim lub po nim możesz odkryć.
word-northgard-card-wolf-clan = Klan Wilka
    .text = 1 ruch, także przez Trudną Granicę; po przegranej możesz się też przez nią wycofać.
word-northgard-card-plunder = Grabież
    .text = Usuń jedną jednostkę z terytorium wroga obok Twojego i dobierz 1 kartę.
word-northgard-card-call-to-war = Wezwanie do wojny
    .text = Zrekrutuj po 1 jednostce na każdym swoim terytorium, które graniczy z terytorium wroga.

# --- Wczesny Rozwój ---

word-northgard-card-negotiation = Negocjacje
    .text = Weź z powrotem kartę ze swojego stosu odrzuconych albo dobierz 1 kartę.
word-northgard-card-scouts = Zwiadowcy
    .text = Odkryj.
word-northgard-card-town-hall = Ratusz
    .text = Zrekrutuj 1.
word-northgard-card-merchant = Kupiec
    .text = Dobierz 3 karty: 1 zatrzymaj, 2 odrzuć.
word-northgard-card-militia = Milicja
    .text = 2 ruchy.
word-northgard-card-improved-villager-tools = Ulepszone narzędzia osadników
    .text = Zbuduj.
word-northgard-card-recruitment = Zaciąg
    .text = Zrekrutuj 2 na jednym terytorium.
word-northgard-card-market-place = Targowisko
    .text = Dobierz 2 karty.
word-northgard-card-mercenary = Najemnik
    .text = Zrekrutuj 1, także na neutralnym terytorium.
word-northgard-card-intimidate = Zastraszenie
    .text = 2 ruchy; przed każdą walką możesz przepchnąć jedną jednostkę obrońcy na terytorium obok, neutralne lub obrońcy.
word-northgard-card-feast-development = Uczta (Rozwój)
    .text = Jedno z: zrekrutuj 1, 1 ruch, odkryj, zbuduj.
word-northgard-card-scout-camp = Obóz zwiadowców
    .text = Odkryj; raz możesz odłożyć dobrany kafel pod stos i dobrać inny.
word-northgard-card-shieldbearers = Tarczownicy
    .text = 2 ruchy; w każdej walce ponosisz o jedno obrażenie mniej.
word-northgard-card-bodyguard = Straż przyboczna
    .text = 1 ruch z 1 dodatkowym punktem walki.
word-northgard-card-simple-living = Proste życie
    .text = Zbuduj o 1 drewna taniej.
word-northgard-card-future-sight = Wizja przyszłości
    .text = Połóż już teraz jedną z wyłożonych kart na swoim Stosie Dobierania; pasując w tym roku, nie bierzesz żadnej.

# --- Zaawansowany Rozwój ---

word-northgard-card-spy = Szpieg
    .text = Obejrzyj rękę przeciwnika i odrzuć z niej kartę; dobierz 1 kartę.
word-northgard-card-fishing = Rybołówstwo
    .text = Weź 3 żywności.
word-northgard-card-axe-throwers = Miotacze toporów
    .text = 2 ruchy; w każdej walce, między swoim rzutem a rzutem obrońcy, wybierz 1 punkt walki albo 1 obrażenie.
word-northgard-card-lore-mastery = Mistrzostwo wiedzy
    .text = Weź 2 wiedzy.
word-northgard-card-industrious-villagers = Pracowici osadnicy
    .text = Zbuduj; potem możesz zamienić jedną swoją budowlę na inną tej samej wielkości.
word-northgard-card-defensive-strategy = Strategia obronna
    .text = Gdy przeciwnik zagrywa kartę: odrzuca ją bez efektu i gra turę dalej.
word-northgard-card-enemy-secrets = Sekrety wroga
    .text = Wybierz terytorium wroga obok swojego i użyj efektu karty ze Strefy Aktywnej tego, kto je kontroluje.
word-northgard-card-hunters = Łowcy
    .text = Na każdym swoim terytorium zrekrutuj tyle jednostek, ile pokazuje żywności, razem z budowlami.
word-northgard-card-outpost = Placówka
    .text = Zrekrutuj 2 na jednym terytorium, swoim lub neutralnym.
word-northgard-card-hidden-ways = Ukryte ścieżki
    .text = Przenieś dowolnie wiele jednostek z jednego swojego terytorium na dowolne otwarte.
word-northgard-card-carpentry-mastery = Mistrzostwo ciesielskie
    .text = Zbuduj dwa razy; przynajmniej jedna z budowli musi być mała.
word-northgard-card-conqueror = Zdobywca
    .text = Do końca roku Wieże Obronne i Fortece wrogów nic Ci nie robią.
word-northgard-card-huginn-and-muninn = Hugin i Munin
    .text = Odkryj od dowolnego otwartego terytorium na mapie.
word-northgard-card-upgraded-market-place = Ulepszone targowisko
    .text = Dobierz 2 karty.
word-northgard-card-grizzled-warriors = Zaprawieni wojownicy
    .text = 2 ruchy z 2 dodatkowymi punktami walki.
word-northgard-card-upgraded-trading-post = Ulepszona faktoria
    .text = Dobierz 3 karty: 2 zatrzymaj, 1 odrzuć.
word-northgard-card-ancestral-curse = Klątwa przodków
    .text = Każdy przeciwnik odrzuca wybraną przez siebie kartę, a Ty dobierasz 1 kartę.
word-northgard-card-veiled-threats = Zawoalowane groźby
    .text = Przeciwnik odrzuca losową kartę albo Ty dobierasz 1 kartę.
word-northgard-card-rangers = Tropiciele
    .text = Odkryj, a jeśli chcesz, odkryj jeszcze raz.
word-northgard-card-upgraded-scout-camp = Ulepszony obóz zwiadowców
    .text = Odkryj, wybierając z 2 kafli.
word-northgard-card-greater-trade-routes = Wielkie szlaki handlowe
    .text = Dobierz 3 karty: 2 zatrzymaj, 1 odłóż na wierzch stosu.
word-northgard-card-woodcutters = Drwale
    .text = Na każdym swoim terytorium zrekrutuj tyle jednostek, ile pokazuje drewna, razem z budowlami.
word-northgard-card-infiltration = Infiltracja
    .text = 3 ruchy; jednostki mogą przechodzić przez terytoria wrogów bez zatrzymania.
word-northgard-card-upgraded-town-hall = Ulepszony ratusz
    .text = Zrekrutuj 2.
word-northgard-card-amenities = Udogodnienia
    .text = Zbuduj; mała budowla nie potrzebuje miejsca.
word-northgard-card-wood-monopoly = Monopol na drewno
    .text = Weź 3 drewna.
word-northgard-card-bribery = Przekupstwo
    .text = Przesuń do dwóch wrogich jednostek z jednego terytorium na sąsiednie, przez dowolną granicę; rozegraj walkę, jeśli do niej dojdzie.
word-northgard-card-incursion = Najazd
    .text = 4 ruchy.
word-northgard-card-heroic-charge = Bohaterska szarża
    .text = 3 ruchy z 1 dodatkowym punktem walki.
word-northgard-card-trading-post = Faktoria
    .text = Dobierz 3 karty: 1 zatrzymaj, 1 odrzuć, 1 odłóż na wierzch stosu.
word-northgard-card-legendary-heroes = Legendarni bohaterowie
    .text = Użyj jeszcze raz efektu karty zagranej przez Ciebie w tym roku.
word-northgard-card-allies-from-the-wild = Sojusznicy z dziczy
    .text = Zrekrutuj 3, tylko na neutralnych terytoriach.
word-northgard-card-loremasters = Mistrzowie wiedzy
    .text = Na każdym swoim terytorium zrekrutuj tyle jednostek, ile pokazuje wiedzy, razem z budowlami.
word-northgard-card-warriors = Wojownicy
    .text = 2 ruchy z 1 dodatkowym punktem walki.
word-northgard-card-cunning-merchant = Przebiegły kupiec
    .text = Dobierz 3 karty: 1 zatrzymaj, 2 odłóż na wierzch stosu.
word-northgard-card-capture = Pojmanie
    .text = Usuń jedną wrogą jednostkę obok swoich terytoriów i dodaj jedną swoją na dowolnym swoim terytorium.

# --- Osiągnięcia i Niepokoje ---

word-northgard-card-builder = Budowniczy
    .text = Na koniec: 1 punkt Chwały za każdą małą i 3 za każdą dużą budowlę na Twoich terytoriach.
word-northgard-card-explorer = Odkrywca
    .text = Na koniec: 1 punkt Chwały za każde puste małe i 3 za każde puste duże miejsce na Twoich terytoriach.
word-northgard-card-food-trader = Handlarz żywnością
    .text = Na koniec: 2 punkty Chwały za każdą żywność na Twoich terytoriach, razem z budowlami.
word-northgard-card-scholar = Uczony
    .text = Na koniec: 2 punkty Chwały za każdą wiedzę na Twoich terytoriach, razem z budowlami.
word-northgard-card-trapper = Traper
    .text = Na koniec: 3 punkty Chwały za każde legowisko Stwora na Twoich terytoriach.
word-northgard-card-warlord = Wódz
    .text = Na koniec: 1 punkt Chwały za każdą Twoją jednostkę na mapie.
word-northgard-card-wood-trader = Handlarz drewnem
    .text = Na koniec: 2 punkty Chwały za każde drewno na Twoich terytoriach, razem z budowlami.
word-northgard-card-unrest = Niepokoje
    .text = Nic nie robią i nie można ich usunąć. Na koniec kosztują 5 punktów Chwały.
`,Oa=`# O co pyta Northgard i czemu czegoś nie wolno.

# --- rozstawienie ---

option-northgard-creatures = gra z modułem Stworów
option-northgard-more-creatures = kto pasuje, może wprowadzić nowego Stwora
option-northgard-long-game = dziesięć lat zamiast siedmiu, bez zwycięstwa przez terytoria
option-northgard-teams = dwoje na dwoje, partnerzy siedzą naprzeciw siebie

ask-northgard-colour = Jakim kolorem grasz?
ask-northgard-clan = Jakim klanem grasz?
ask-northgard-setup-tile = Który ze swoich kafli kładziesz?
ask-northgard-setup-exchange = Żaden z Twoich kafli nie pasuje: który wymieniasz?
ask-northgard-setup-spot = Gdzie kładziesz { $tile }?
ask-northgard-setup-group =
    { $count ->
        [one] Gdzie zaczyna Twoja jednostka?
        [few] Gdzie zaczyna Twoja grupa ({ $count } jednostki)?
        [many] Gdzie zaczyna Twoja grupa ({ $count } jednostek)?
       *[other] Gdzie zaczyna Twoja grupa ({ $count } jednostki)?
    }
ask-northgard-second-chance = Nie masz już nikogo na mapie: gdzie stają trzy nowe jednostki?

result-northgard-fame = Zwycięstwo dzięki Chwale: { $winners }.
result-northgard-lands = Zwycięstwo dzięki zamkniętym terytoriom z dużymi budowlami: { $winners }.

# --- tury i karty ---

ask-northgard-turn = Twoja tura: zagraj kartę albo wybierz coś innego.
ask-northgard-more-cards = Zagrywasz jeszcze jedną kartę?
ask-northgard-wait = Którą kartę wykładasz, żeby przeczekać?
ask-northgard-exchange = Którą kartę zamieniasz?
ask-northgard-remove = Którą kartę usuwasz z gry?
ask-northgard-upgrade = Którą kartę poświęcasz na ulepszenie?
ask-northgard-upgrade-where = Dokąd trafia „{ $card }”?
ask-northgard-upgrade-which = Którą kartę ulepszenia bierzesz?
ask-northgard-cancel-card = Czy udaremniasz kartę „{ $card }”?
ask-northgard-take-card = Którą z wyłożonych kart bierzesz?
ask-northgard-choose-action = „{ $card }”: która akcja?
ask-northgard-which-first = Co będzie pierwsze?
ask-northgard-explore-too = Czy także odkrywasz?
ask-northgard-copy = Efektu której karty używasz?
ask-northgard-keep = Którą z dobranych kart zatrzymujesz?
ask-northgard-discard-drawn = Którą z dobranych kart odrzucasz?
ask-northgard-put-back = Którą z dobranych kart odkładasz na wierzch stosu? Ostatnia będzie na samej górze.
ask-northgard-take-back = Którą z odrzuconych kart bierzesz z powrotem?
ask-northgard-discard = Którą kartę odrzucasz?
ask-northgard-opponent = Który przeciwnik?
ask-northgard-pick-from-hand = Którą kartę z tej ręki wskazujesz?
ask-northgard-discard-or-pay = Odrzucasz kartę czy oddajesz dwa zasoby? Jeśli zasoby: który najpierw?
ask-northgard-hand-over = Który zasób oddajesz?
ask-northgard-pay = Który zasób wydajesz?
ask-northgard-pay-for-card =
    { $count ->
        [one] Wydajesz { $count } zasób, żeby dobrać jeszcze jedną kartę?
        [few] Wydajesz { $count } zasoby, żeby dobrać jeszcze jedną kartę?
        [many] Wydajesz { $count } zasobów, żeby dobrać jeszcze jedną kartę?
       *[other] Wydajesz { $count } zasobu, żeby dobrać jeszcze jedną kartę?
    }
ask-northgard-pay-for-recruit =
    { $count ->
        [one] Wydajesz { $count } zasób, żeby zrekrutować jeszcze jedną jednostkę?
        [few] Wydajesz { $count } zasoby, żeby zrekrutować jeszcze jedną jednostkę?
        [many] Wydajesz { $count } zasobów, żeby zrekrutować jeszcze jedną jednostkę?
       *[other] Wydajesz { $count } zasobu, żeby zrekrutować jeszcze jedną jednostkę?
    }

# --- rekrutacja i budowa ---

ask-northgard-recruit =
    { $count ->
        [one] Gdzie rekrutujesz? Została { $count } jednostka.
        [few] Gdzie rekrutujesz? Zostały { $count } jednostki.
        [many] Gdzie rekrutujesz? Zostało { $count } jednostek.
       *[other] Gdzie rekrutujesz? Zostało { $count } jednostki.
    }
ask-northgard-recruit-in-one =
    { $count ->
        [one] Na którym terytorium rekrutujesz jednostkę?
        [few] Na którym terytorium rekrutujesz { $count } jednostki?
        [many] Na którym terytorium rekrutujesz { $count } jednostek?
       *[other] Na którym terytorium rekrutujesz { $count } jednostki?
    }
ask-northgard-recruit-by-card = Na którym terytorium karta pozwala Ci teraz rekrutować?
ask-northgard-recruit-how-many = Ile jednostek rekrutujesz na { $land }?
ask-northgard-unit-or-kaija = Kto przybywa na { $land }: jednostka czy Kaija?
ask-northgard-may-make-room = Nie ma dla Ciebie miejsca: czy dobierasz kafel, żeby je zrobić?
ask-northgard-make-room = Gdzie kładziesz { $tile }?
ask-northgard-room = Które terytorium nowego kafla zajmujesz?
ask-northgard-add-unit = Gdzie dodajesz jednostkę?
ask-northgard-pull-unit = Skąd ściągasz jednostkę?
ask-northgard-build-where = Gdzie budujesz?
ask-northgard-build = Co budujesz na { $land }?
ask-northgard-slot = Na którym miejscu stoi { $building }?
ask-northgard-swap-where = Gdzie zamieniasz budowlę?
ask-northgard-swap = Którą budowlę na { $land } zamieniasz?
ask-northgard-swap-for = Na co zamieniasz budowlę na { $land } ({ $building })?
ask-northgard-harvest-or-build = Co najpierw na { $land }: zebrać zasoby czy budować?
ask-northgard-harvest-here = Czy zbierasz zasoby z { $land }?
ask-northgard-collect-one = Który zasób bierzesz z { $land }?

# --- ruch i walka ---

ask-northgard-move-from =
    { $count ->
        [one] Skąd ruszasz? Został { $count } ruch.
        [few] Skąd ruszasz? Zostały { $count } ruchy.
        [many] Skąd ruszasz? Zostało { $count } ruchów.
       *[other] Skąd ruszasz? Zostało { $count } ruchu.
    }
ask-northgard-move-to = Dokąd ruszasz z { $land }?
ask-northgard-move-count = Ile jednostek idzie na { $to }?
ask-northgard-kaija-too = Czy Kaija też idzie na { $to }?
ask-northgard-hidden-from = Skąd Twoje jednostki ruszają ukrytymi ścieżkami?
ask-northgard-hidden-to = Na które otwarte terytorium idą z { $land }?
ask-northgard-bribe-from = Jednostki z którego terytorium przekupujesz?
ask-northgard-bribe-to = Dokąd idą przekupione jednostki z { $land }?
ask-northgard-remove-enemy = Z którego terytorium usuwasz wrogą jednostkę?
ask-northgard-which-figure = Która figurka na { $land }?
ask-northgard-declare = Którego Stwora atakujesz?
ask-northgard-combat-next = Która walka będzie następna?
ask-northgard-combat-food = Ile żywności przeznaczasz na walkę na { $land }?
ask-northgard-axe-or-wound = Twoja kość: punkt walki dla Ciebie czy obrażenie dla wroga?
ask-northgard-throw-axe = Miotacze toporów: punkt walki dla Ciebie czy obrażenie dla wroga?
ask-northgard-push-to = Dokąd przed walką przepychasz obrońcę z { $land }?
ask-northgard-push-whom = Kogo przepychasz?
ask-northgard-casualty = Kto ginie na { $land }?
ask-northgard-retreat-to = Dokąd wycofujesz się z { $land }?
ask-northgard-retreat-count = Ile jednostek wycofuje się na { $to }?
ask-northgard-scorched = Gdzie kładziesz Spaloną Ziemię?

# --- odkrywanie ---

ask-northgard-explore = Gdzie kładziesz { $tile }?
ask-northgard-tile = Który kafel kładziesz?
ask-northgard-rotation = Jak ma leżeć { $tile } { $spot }?
ask-northgard-tile-under-stack = Który kafel trafia teraz pod stos? Ostatni będzie najniżej.

# --- Stwory i rok ---

ask-northgard-creature-goes = Dokąd idzie { $creature }?
ask-northgard-more-creatures = Czy ma się pojawić nowy Stwór?
ask-northgard-creature-lair = Gdzie pojawia się { $creature }?
ask-northgard-snake-takes = Który zasób zabierasz ze zbiorów na { $land }?
ask-northgard-trade = Za trzy zasoby możesz wziąć jeden: jaki?
ask-northgard-trade-give = Co oddajesz (bierzesz: { $taken })?
ask-northgard-partner-give = Który zasób dajesz partnerowi?
ask-northgard-partner-take = Czego chcesz w zamian (dajesz: { $given })?
ask-northgard-partner-agree = { $seat } proponuje wymianę: daje { $given }, chce { $taken }. Zgoda?

# --- czemu nie: karty ---

why-northgard-colour-taken = Tym kolorem już ktoś gra.
why-northgard-clan-taken = Tym klanem już ktoś gra.
why-northgard-not-on-the-tile = To terytorium nie leży na kaflu, który właśnie kładziesz.
why-northgard-units-there = Na tym terytorium stoją już jednostki.

why-northgard-empty-hand = Nie masz kart na ręce: możesz tylko spasować.
why-northgard-not-in-hand = Nie masz tej karty na ręce.
why-northgard-one-main-card = Główna karta tej tury jest już zagrana: teraz tylko Karty Błysku.
why-northgard-one-choice = W tej turze zagrywasz karty: najpierw ją zakończ.
why-northgard-too-little-lore = Masz za mało wiedzy.
why-northgard-no-upgrades-left = Obie karty ulepszenia Twojego klanu są już wzięte.
why-northgard-unrest-stays = Niepokojów nie można usunąć z gry.
why-northgard-unrest-does-nothing = Niepokojów nie można zagrać.
why-northgard-achievement-scores = Osiągnięcie liczy się na koniec; nie zagrywa się go.
why-northgard-only-as-answer = Ta karta jest odpowiedzią na kartę przeciwnika.
why-northgard-not-alone = Ten efekt działa tylko razem z innym.
why-northgard-no-scorched-token = Nie ma kto położyć Spalonej Ziemi.
why-northgard-chosen-before = Ta akcja jest już wybrana.
why-northgard-cannot-copy = Tej karty nie można powtórzyć.
why-northgard-nothing-to-copy = Nie ma karty, której efektu można by użyć.
why-northgard-too-few-cards = W Stosie Dobierania i stosie odrzuconych jest razem za mało kart.
why-northgard-no-hands = Żaden przeciwnik nie ma kart na ręce.
why-northgard-no-cards-in-hand = Ten gracz nie ma kart na ręce.
why-northgard-no-opponent = To nie jest Twój przeciwnik.
why-northgard-no-discards = Twój stos odrzuconych jest pusty.
why-northgard-no-offer = Nie ma wyłożonych kart.
why-northgard-took-offer = W tym roku masz już jedną z wyłożonych kart.
why-northgard-no-ransom = Masz za mało zasobów, żeby wykupić kartę.
why-northgard-no-large-closed-land = Nie kontrolujesz zamkniętego terytorium z co najmniej trzech kafli.
why-northgard-none-left = Nie masz go.

# --- czemu nie: rekrutacja i budowa ---

why-northgard-recruit-not-yours = Rekrutujesz na terytoriach, które kontrolujesz.
why-northgard-not-neutral = To terytorium nie jest neutralne.
why-northgard-not-yours-nor-neutral = To terytorium nie jest ani Twoje, ani neutralne.
why-northgard-bear-forbids-recruits = Tam, gdzie jest Niedźwiedź Brunatny, nikt nie rekrutuje.
why-northgard-valkyrie-shares-not = Upadła Walkiria z nikim nie dzieli się terytorium.
why-northgard-neither-open-nor-wood = Terytorium nie jest otwarte i nie ma drewna na kaflach.
why-northgard-no-more-recruits-there = Ta karta nie pozwala rekrutować tam więcej jednostek.
why-northgard-no-figures = Wszystkie Twoje jednostki są na mapie.
why-northgard-nowhere-to-recruit = Nie masz gdzie rekrutować.
why-northgard-build-not-yours = Budujesz na terytoriach, które kontrolujesz.
why-northgard-no-free-slot = Nie ma wolnego miejsca na budowlę.
why-northgard-too-little-wood = Masz za mało drewna.
why-northgard-wrong-slot = Mała budowla potrzebuje małego miejsca, a duża dużego.
why-northgard-no-stone-slot = Ta budowla potrzebuje wolnego miejsca z kamieniem.
why-northgard-building-stands-there = Taka budowla już tam stoi.
why-northgard-no-building-token = Nie ma już żetonów tej budowli.
why-northgard-one-must-be-small = Jedna z dwóch budowli musi być mała.
why-northgard-bear-forbids-building = Tam, gdzie jest Niedźwiedź Brunatny, nikt nie buduje.
why-northgard-nothing-to-build = Nie ma nic, co można by zbudować.
why-northgard-nothing-to-swap = Nie ma budowli do zamiany.
why-northgard-other-size = Druga budowla jest innej wielkości.
why-northgard-not-on-stone = Budowla nie stoi na miejscu z kamieniem.
why-northgard-resource-not-shown = Terytorium nie pokazuje tego zasobu.

# --- czemu nie: ruch i walka ---

why-northgard-move-not-yours = Ruszasz jednostki z terytoriów, które kontrolujesz.
why-northgard-move-must-stop = Jednostki, które weszły na terytorium wroga, muszą się tam zatrzymać.
why-northgard-move-must-fight = Te jednostki spotkały Stwora, który nie dzieli się terytorium: stają do walki.
why-northgard-bear-holds = Od Niedźwiedzia Brunatnego nikt nie odchodzi.
why-northgard-bear-holds-units = Jednostki zatrzymuje tam Niedźwiedź Brunatny.
why-northgard-move-no-way = Stąd nie można się ruszyć.
why-northgard-move-not-adjacent = To terytorium nie przylega.
why-northgard-move-too-rough = Trudna Granica kosztuje dwa ruchy tej samej akcji.
why-northgard-move-two-unsharing = Są tam dwa Stwory, które nie dzielą się terytorium.
why-northgard-kaija-not-into-enemy-land = Kaija nie wchodzi na terytoria wrogów.
why-northgard-move-no-end-at-partner = Żadna jednostka nie może zostać na terytorium partnera.
why-northgard-no-units-to-move = Nie masz jednostki, która mogłaby się ruszyć.
why-northgard-creature-not-in-own-land = Stwory atakujesz na swoich terytoriach.
why-northgard-one-creature-a-land = Na każdym terytorium atakujesz najwyżej jednego Stwora.
why-northgard-push-held-by-others = To terytorium nie jest ani neutralne, ani obrońcy.
why-northgard-retreat-rough = Przez Trudną Granicę nikt się nie wycofuje.
why-northgard-retreat-held-by-others = To terytorium należy do kogoś innego.
why-northgard-retreat-combat-there = Na tym terytorium toczy się walka.
why-northgard-retreat-already-there = Jedna grupa już się tam wycofała.
why-northgard-partner-there = Stoją tam jednostki partnera.
why-northgard-valkyrie-there = Jest tam Upadła Walkiria.
why-northgard-no-enemy-unit = Nie ma wrogiej jednostki, którą można by usunąć.
why-northgard-not-an-enemys = Tego terytorium nie kontroluje wróg.
why-northgard-not-beside-yours = To terytorium nie przylega do Twojego.
why-northgard-not-yours = Nie kontrolujesz tego terytorium.
why-northgard-not-beside-recruit = To terytorium nie przylega do tego, na którym jest nowa jednostka.
why-northgard-not-open = To terytorium jest zamknięte.
why-northgard-not-adjacent = To terytorium nie przylega.
why-northgard-same-land = Te jednostki już tam są.
why-northgard-no-way = Stąd nie ma drogi.
why-northgard-scorched-lies-there = Żeton już tam leży.
why-northgard-scorched-not-beside-own = To terytorium nie przylega do Twojego.

# --- czemu nie: odkrywanie ---

why-northgard-no-tiles = Stos kafli jest pusty.
why-northgard-no-open-land = Nie kontrolujesz otwartego terytorium.
why-northgard-not-beside-map = Nie ma tu wolnego miejsca obok mapy.
why-northgard-not-beside-own-open-land = Kafel musi przylegać do Twojego otwartego terytorium.
why-northgard-bear-stops-exploring = Z terytorium Niedźwiedzia Brunatnego nikt nie odkrywa.
why-northgard-not-beside-start-tile = Pierwszy kafel musi przylegać do kafla startowego.
why-northgard-border-breaks-off = Granica by się urwała.
why-northgard-joins-players = Na jednym terytorium stanęłyby jednostki różnych graczy.
why-northgard-joins-valkyrie = Jednostki trafiłyby na terytorium Upadłej Walkirii.
why-northgard-no-free-land = Kafel musi dać terytorium bez jednostek.
why-northgard-no-room = Kafel nie dałby miejsca dla Twoich jednostek.
why-northgard-tile-fits-nowhere = Ten kafel nigdzie nie pasuje.

# --- czemu nie: Stwory i rok ---

why-northgard-no-more-creatures = Nie gramy z wariantem „więcej Stworów”.
why-northgard-enough-creatures = Na mapie jest już tyle Stworów, ilu graczy.
why-northgard-no-creature-left = Wszystkie Stwory są na mapie.
why-northgard-creature-there = Jest tam już Stwór.
why-northgard-no-lair-there = Gdzie indziej jest wolne legowisko.
why-northgard-not-yielded = To terytorium nie daje tego zasobu.
why-northgard-too-few-resources = Masz za mało zasobów na wymianę.
why-northgard-partner-has-none = Partner go nie ma.
why-northgard-same-resource = To ten sam zasób.
why-northgard-partner-not-back = Ta wymiana odwróciłaby poprzednią.
why-northgard-no-partner-trade = Partner nie ma nic, co moglibyście wymienić.
`,ka=`# Root: Sojusz Stworzeń Leśnych.

ask-root-alliance-birdsong = Na której polanie z sympatykami wybucha rewolta albo na której innej zdobywasz sympatyków?
ask-root-alliance-spend-supporter = Którego stronnika wydajesz? Zostało do zapłaty: { $count }
ask-root-alliance-discard-supporter = Bez bazy stos mieści pięciu stronników. Którego odrzucasz?
ask-root-alliance-outrage = Bunt ({ $where }): którą kartę oddajesz jako stronnika ({ $other })?
ask-root-alliance-daylight = Co robisz za dnia?
ask-root-alliance-mobilize = Która karta zostaje stronnikiem?
ask-root-alliance-train = Którą kartę wydajesz na szkolenie oficera?
ask-root-alliance-evening = Którą operację przeprowadzasz? Pozostali oficerowie: { $left }
ask-root-alliance-recruit = Przy której bazie werbujesz?
ask-root-alliance-organize = Gdzie wojownik ustępuje miejsca sympatykom?

news-root-alliance-revolt = { $seat } wszczyna rewoltę: { $where }.
news-root-alliance-spent-supporter = { $seat } wydaje stronnika: { $card }.
news-root-alliance-officer = { $seat } szkoli oficera; oficerów razem: { $count }.
news-root-alliance-outrage = Bunt: { $seat } oddaje kartę jako stronnika ({ $other }).
news-root-alliance-outrage-paid = Bunt: { $seat } oddaje stronnika ({ $other }): { $card }.
news-root-alliance-hand-shown = Bunt: { $seat } nie ma pasującej karty i pokazuje rękę ({ $other }).
news-root-alliance-hand-seen = Bunt: { $seat } nie ma pasującej karty i pokazuje rękę ({ $other }): { $cards }.
news-root-alliance-drew = { $seat } dobiera stronnika.
news-root-alliance-drew-supporter = { $seat } dobiera stronnika: { $card }.
news-root-alliance-mobilized = { $seat } mobilizuje stronnika.
news-root-alliance-mobilized-card = { $seat } mobilizuje stronnika: { $card }.
news-root-alliance-stack-full = Stos stronników jest pełny ({ $seat }): karta { $card } zostaje odrzucona.
news-root-alliance-base-lost =
    { $seat } traci bazę ({ $base }), { $count ->
        [0] żadnego oficera
        [one] jednego oficera
        [few] { $count } oficerów
       *[many] { $count } oficerów
    } i tych stronników: { $cards }.

why-root-alliance-revolt-first = Rewolta musi poprzedzać zdobywanie sympatyków.
why-root-alliance-base-built = Baza tego koloru jest już na mapie.
why-root-alliance-too-few-supporters = Masz za mało stronników pasujących do tej polany.
why-root-alliance-martial-law = Prawo wojny: przy co najmniej trzech wojownikach jednego gracza potrzebny jest dodatkowy pasujący stronnik.
why-root-alliance-not-next-to-sympathy = Nie sąsiaduje z nią żadna polana z sympatykami.
why-root-alliance-sympathetic = Na tej polanie są już sympatycy.
why-root-alliance-no-base = Nie masz tam bazy.
why-root-alliance-no-base-on-map = Nie masz bazy na mapie.
why-root-alliance-no-base-of-that-suit = Nie masz na mapie bazy tego koloru.
why-root-alliance-no-cards = Nie masz kart na ręce.
`,Aa=`# Root: Dynastie Orlich Gniazd.

ask-root-eyrie-home = Gdzie umieszczasz pierwsze gniazdo i sześciu wojowników?
ask-root-eyrie-leader = Kto zostaje Przywódcą?
ask-root-eyrie-first-card = Którą kartę dodajesz do Dekretu?
ask-root-eyrie-second-card = Czy dodajesz do Dekretu drugą kartę?
ask-root-eyrie-column = Do której kolumny Dekretu dodajesz tę kartę ({ $card })?
ask-root-eyrie-new-roost = Nie masz gniazda na mapie. Gdzie zakładasz nowe?
ask-root-eyrie-decree = Dekret, kolumna { $column }: którą kartę teraz rozpatrujesz?
ask-root-eyrie-resolved = Dekret został wykonany. Czy robisz coś jeszcze?
ask-root-eyrie-recruit = Przy którym gnieździe werbujesz?
ask-root-eyrie-build = Gdzie budujesz gniazdo?

news-root-eyrie-decreed = { $seat } dodaje kartę do Dekretu: { $card } ({ $column }).
news-root-eyrie-leader = { $seat }: nowym Przywódcą jest { $leader }. Lojalni Wezyrowie: { $columns }.
news-root-eyrie-turmoil = { $seat } nie może wykonać Dekretu ({ $column }): wybuchają zamieszki.

why-root-eyrie-second-bird = Tylko jedna z dwóch kart dodawanych do Dekretu może być kartą ptaka.
why-root-eyrie-craft-first = Wytwarzasz przed rozpatrzeniem Dekretu.
why-root-eyrie-leader-deposed = Ten Przywódca został usunięty z urzędu.
why-root-eyrie-no-roost = Nie masz tam gniazda.
why-root-eyrie-roost-there = Masz tam już gniazdo.
why-root-eyrie-not-fewest-warriors = Na innej polanie jest mniej wojowników.
`,ja=`# Root: gdzie zaczynają frakcje.

why-root-homeland-taken = Ktoś inny już tam zaczyna.
why-root-homeland-too-near = To zbyt blisko ojczyzny wroga, a są polany położone dalej.
`,Ma=`# Słowa gry Root. Nazwy kart, których nie ma w polskich instrukcjach, są nasze.


word-root-pass = pas
word-root-done = gotowe
word-root-yes = tak
word-root-no = nie
word-root-clearing = polana { $label }
word-root-clearing-burrow = Nora
word-root-forest = las { $label }
word-root-count = { $value }

word-root-suit-fox = lis
word-root-suit-rabbit = królik
word-root-suit-mouse = mysz
word-root-suit-bird = ptak

word-root-item-boots = but
word-root-item-bag = worek
word-root-item-crossbow = kusza
word-root-item-hammer = młotek
word-root-item-sword = miecz
word-root-item-tea = herbata
word-root-item-coins = stos monet
word-root-item-torch = pochodnia
word-root-item-club = maczuga

word-root-exhausted-boots = but (wyczerpany)
word-root-exhausted-bag = worek (wyczerpany)
word-root-exhausted-crossbow = kusza (wyczerpana)
word-root-exhausted-hammer = młotek (wyczerpany)
word-root-exhausted-sword = miecz (wyczerpany)
word-root-exhausted-tea = herbata (wyczerpana)
word-root-exhausted-coins = stos monet (wyczerpany)
word-root-exhausted-torch = pochodnia (wyczerpana)
word-root-exhausted-club = maczuga (wyczerpana)

word-root-faction-marquise = Markiza de Kot
word-root-faction-eyrie = Dynastie Orlich Gniazd
word-root-faction-alliance = Sojusz Stworzeń Leśnych
word-root-faction-vagabond = Włóczęga
word-root-faction-vagabond2 = drugi Włóczęga
word-root-faction-cult = Kult Jaszczurów
word-root-faction-riverfolk = Kompania Rzeczna
word-root-faction-duchy = Podziemne Księstwo
word-root-faction-corvid = Krucza Konspiracja
word-root-faction-hundreds = Władca Szczurów
word-root-faction-keepers = Strażnicy w Żelazie

word-root-piece-keep = Twierdza
word-root-piece-wood = drewno
word-root-piece-sawmill = tartak
word-root-piece-workshop = warsztat
word-root-piece-recruiter = koszary
word-root-piece-roost = gniazdo
word-root-piece-sympathy = żeton sympatyków
word-root-piece-base-fox = lisia baza
word-root-piece-base-rabbit = królicza baza
word-root-piece-base-mouse = mysia baza
word-root-piece-garden-fox = lisi ogród
word-root-piece-garden-rabbit = króliczy ogród
word-root-piece-garden-mouse = mysi ogród
word-root-piece-trade-post-fox = lisia faktoria
word-root-piece-trade-post-rabbit = królicza faktoria
word-root-piece-trade-post-mouse = mysia faktoria
word-root-piece-citadel = cytadela
word-root-piece-market = targ
word-root-piece-tunnel = tunel
word-root-piece-plot-bomb = bomba
word-root-piece-plot-snare = wnyki
word-root-piece-plot-extortion = haracz
word-root-piece-plot-raid = najazd
word-root-piece-plot = zakryta intryga
word-root-piece-stronghold = warownia
word-root-piece-mob = żeton szturmu
word-root-piece-waystation = stacja
word-root-piece-relic = relikt
word-root-piece-warrior = wojownik
word-root-piece-pawn = pionek
word-root-piece-warlord = Lord

word-root-craft = wytwarzanie
word-root-move = ruch
word-root-battle = walka
word-root-recruit = werbunek
word-root-build = budowa
word-root-dominance = dominacja
word-root-take = wzięcie karty dominacji
word-root-open-path = otwarcie zamkniętej ścieżki
word-root-ferry = promem
word-root-extra = dodatkowa akcja
word-root-march = marsz
word-root-overwork = nadprodukcja
word-root-mobilize = mobilizacja
word-root-train = szkolenie
word-root-organize = przegrupowanie
word-root-slip = zakradanie się
word-root-explore = eksploracja
word-root-aid = pomoc
word-root-quest = misja
word-root-strike = strzał
word-root-repair = naprawa
word-root-special = akcja specjalna

word-root-leader-builder = Budowniczy
word-root-leader-charismatic = Charyzmatyk
word-root-leader-commander = Komandor
word-root-leader-despot = Despota

word-root-column-recruit = Werbunek
word-root-column-move = Ruch
word-root-column-battle = Walka
word-root-column-build = Budowa

word-root-trigger-hospitals = szpitale polowe
word-root-trigger-outrage = bunt
word-root-trigger-base = utrata bazy
word-root-trigger-sweep = wielka czystka
word-root-trigger-hostile = wrogość
word-root-trigger-infamy = niesława

word-root-character-thief = Złodziej
word-root-character-tinker = Majsterkowicz
word-root-character-ranger = Strażnik
word-root-character-vagrant = Przybłęda
word-root-character-arbiter = Rozjemca
word-root-character-scoundrel = Łotr
word-root-character-adventurer = Poszukiwacz Przygód
word-root-character-ronin = Ronin
word-root-character-harrier = Lotnik

word-root-quest-errand-rabbit = Posyłka (królik)
word-root-quest-expel-bandits-rabbit = Przepędzenie bandytów (królik)
word-root-quest-fend-off-a-bear-rabbit = Odparcie niedźwiedzia (królik)
word-root-quest-give-a-speech-rabbit = Przemowa (królik)
word-root-quest-guard-duty-rabbit = Warta (królik)
word-root-quest-errand-fox = Posyłka (lis)
word-root-quest-fundraising-fox = Zbiórka (lis)
word-root-quest-give-a-speech-fox = Przemowa (lis)
word-root-quest-logistics-help-fox = Pomoc w zaopatrzeniu (lis)
word-root-quest-repair-a-shed-fox = Naprawa szopy (lis)
word-root-quest-escort-mouse = Eskorta (mysz)
word-root-quest-expel-bandits-mouse = Przepędzenie bandytów (mysz)
word-root-quest-fend-off-a-bear-mouse = Odparcie niedźwiedzia (mysz)
word-root-quest-guard-duty-mouse = Warta (mysz)
word-root-quest-logistics-help-mouse = Pomoc w zaopatrzeniu (mysz)

word-root-card-ambush-bird = Zasadzka (ptak)
word-root-card-ambush-fox = Zasadzka (lis)
word-root-card-ambush-rabbit = Zasadzka (królik)
word-root-card-ambush-mouse = Zasadzka (mysz)
word-root-card-dominance-bird = Ptasia Dominacja
word-root-card-dominance-fox = Lisia Dominacja
word-root-card-dominance-rabbit = Królicza Dominacja
word-root-card-dominance-mouse = Mysia Dominacja
word-root-card-birdy-bindle = Ptasi Tobołek
word-root-card-woodland-runners = Leśni Biegacze
word-root-card-arms-trader = Handlarz Bronią
word-root-card-crossbow-bird = Kusza (ptak)
word-root-card-gently-used-knapsack = Lekko Używany Plecak
word-root-card-root-tea-fox = Herbata z Korzeni (lis)
word-root-card-travel-gear-fox = Ekwipunek Podróżny (lis)
word-root-card-protection-racket = Wymuszanie Haraczu
word-root-card-foxfolk-steel = Lisia Stal
word-root-card-anvil = Kowadło
word-root-card-smugglers-trail = Szlak Przemytników
word-root-card-root-tea-rabbit = Herbata z Korzeni (królik)
word-root-card-a-visit-to-friends = Wizyta u Przyjaciół
word-root-card-bake-sale = Kiermasz Wypieków
word-root-card-mouse-in-a-sack = Mysz w Worku
word-root-card-root-tea-mouse = Herbata z Korzeni (mysz)
word-root-card-travel-gear-mouse = Ekwipunek Podróżny (mysz)
word-root-card-investments = Inwestycje
word-root-card-sword-mouse = Miecz
word-root-card-crossbow-mouse = Kusza (mysz)
word-root-card-armorers = Płatnerze
word-root-card-sappers = Saperzy
word-root-card-brutal-tactics = Brutalna Taktyka
word-root-card-royal-claim = Królewskie Roszczenie
word-root-card-stand-and-deliver = Pieniądze albo Życie!
word-root-card-tax-collector = Poborca Podatkowy
word-root-card-favor-of-the-foxes = Lisia Przysługa
word-root-card-command-warren = Nora Dowodzenia
word-root-card-better-burrow-bank = Bank Lepszej Nory
word-root-card-cobbler = Szewc
word-root-card-favor-of-the-rabbits = Królicza Przysługa
word-root-card-scouting-party = Zwiad
word-root-card-codebreakers = Łamacze Szyfrów
word-root-card-favor-of-the-mice = Mysia Przysługa
word-root-card-saboteurs = Sabotażyści
word-root-card-soup-kitchens = Jadłodajnie
word-root-card-boat-builders = Szkutnicy
word-root-card-corvid-planners = Kruczy Stratedzy
word-root-card-eyrie-emigre = Emigrant Orlich Gniazd
word-root-card-fox-partisans = Lisi Partyzanci
word-root-card-propaganda-bureau = Biuro Propagandy
word-root-card-false-orders = Fałszywe Rozkazy
word-root-card-informants = Informatorzy
word-root-card-rabbit-partisans = Króliczy Partyzanci
word-root-card-tunnels = Tunele
word-root-card-charm-offensive = Ofensywa Wdzięku
word-root-card-swap-meet = Giełda Wymiany
word-root-card-coffin-makers = Wytwórcy Trumien
word-root-card-mouse-partisans = Mysi Partyzanci
word-root-card-league-of-adventurous-mice = Liga Mysich Poszukiwaczy Przygód
word-root-card-murine-broker = Mysi Pośrednik
word-root-card-master-engravers = Mistrz Dłuta

word-root-use-ambush-bird = użyj: { word-root-card-ambush-bird }
word-root-use-ambush-fox = użyj: { word-root-card-ambush-fox }
word-root-use-ambush-rabbit = użyj: { word-root-card-ambush-rabbit }
word-root-use-ambush-mouse = użyj: { word-root-card-ambush-mouse }
word-root-use-dominance-bird = użyj: { word-root-card-dominance-bird }
word-root-use-dominance-fox = użyj: { word-root-card-dominance-fox }
word-root-use-dominance-rabbit = użyj: { word-root-card-dominance-rabbit }
word-root-use-dominance-mouse = użyj: { word-root-card-dominance-mouse }
word-root-use-birdy-bindle = użyj: { word-root-card-birdy-bindle }
word-root-use-woodland-runners = użyj: { word-root-card-woodland-runners }
word-root-use-arms-trader = użyj: { word-root-card-arms-trader }
word-root-use-crossbow-bird = użyj: { word-root-card-crossbow-bird }
word-root-use-gently-used-knapsack = użyj: { word-root-card-gently-used-knapsack }
word-root-use-root-tea-fox = użyj: { word-root-card-root-tea-fox }
word-root-use-travel-gear-fox = użyj: { word-root-card-travel-gear-fox }
word-root-use-protection-racket = użyj: { word-root-card-protection-racket }
word-root-use-foxfolk-steel = użyj: { word-root-card-foxfolk-steel }
word-root-use-anvil = użyj: { word-root-card-anvil }
word-root-use-smugglers-trail = użyj: { word-root-card-smugglers-trail }
word-root-use-root-tea-rabbit = użyj: { word-root-card-root-tea-rabbit }
word-root-use-a-visit-to-friends = użyj: { word-root-card-a-visit-to-friends }
word-root-use-bake-sale = użyj: { word-root-card-bake-sale }
word-root-use-mouse-in-a-sack = użyj: { word-root-card-mouse-in-a-sack }
word-root-use-root-tea-mouse = użyj: { word-root-card-root-tea-mouse }
word-root-use-travel-gear-mouse = użyj: { word-root-card-travel-gear-mouse }
word-root-use-investments = użyj: { word-root-card-investments }
word-root-use-sword-mouse = użyj: { word-root-card-sword-mouse }
word-root-use-crossbow-mouse = użyj: { word-root-card-crossbow-mouse }
word-root-use-armorers = użyj: { word-root-card-armorers }
word-root-use-sappers = użyj: { word-root-card-sappers }
word-root-use-brutal-tactics = użyj: { word-root-card-brutal-tactics }
word-root-use-royal-claim = użyj: { word-root-card-royal-claim }
word-root-use-stand-and-deliver = użyj: { word-root-card-stand-and-deliver }
word-root-use-tax-collector = użyj: { word-root-card-tax-collector }
word-root-use-favor-of-the-foxes = użyj: { word-root-card-favor-of-the-foxes }
word-root-use-command-warren = użyj: { word-root-card-command-warren }
word-root-use-better-burrow-bank = użyj: { word-root-card-better-burrow-bank }
word-root-use-cobbler = użyj: { word-root-card-cobbler }
word-root-use-favor-of-the-rabbits = użyj: { word-root-card-favor-of-the-rabbits }
word-root-use-scouting-party = użyj: { word-root-card-scouting-party }
word-root-use-codebreakers = użyj: { word-root-card-codebreakers }
word-root-use-favor-of-the-mice = użyj: { word-root-card-favor-of-the-mice }
word-root-use-saboteurs = użyj: { word-root-card-saboteurs }
word-root-use-soup-kitchens = użyj: { word-root-card-soup-kitchens }
word-root-use-boat-builders = użyj: { word-root-card-boat-builders }
word-root-use-corvid-planners = użyj: { word-root-card-corvid-planners }
word-root-use-eyrie-emigre = użyj: { word-root-card-eyrie-emigre }
word-root-use-fox-partisans = użyj: { word-root-card-fox-partisans }
word-root-use-propaganda-bureau = użyj: { word-root-card-propaganda-bureau }
word-root-use-false-orders = użyj: { word-root-card-false-orders }
word-root-use-informants = użyj: { word-root-card-informants }
word-root-use-rabbit-partisans = użyj: { word-root-card-rabbit-partisans }
word-root-use-tunnels = użyj: { word-root-card-tunnels }
word-root-use-charm-offensive = użyj: { word-root-card-charm-offensive }
word-root-use-swap-meet = użyj: { word-root-card-swap-meet }
word-root-use-coffin-makers = użyj: { word-root-card-coffin-makers }
word-root-use-mouse-partisans = użyj: { word-root-card-mouse-partisans }
word-root-use-league-of-adventurous-mice = użyj: { word-root-card-league-of-adventurous-mice }
word-root-use-murine-broker = użyj: { word-root-card-murine-broker }
word-root-use-master-engravers = użyj: { word-root-card-master-engravers }
`,Na=`# Root: o co pytają, co ogłaszają i czego odmawiają zasady ogólne oraz Markiza. Każda frakcja i talia ma własny plik.

option-root-map = Mapa
option-root-deck = Wspólna talia
option-root-thief = Jak kradnie Złodziej: każdemu graczowi na polanie czy jednemu z nich

result-root-won = Wygrywa: { $winners }.

## Pytania

ask-root-faction = Którą frakcją grasz?
ask-root-ambush = Atakuje cię { $other } ({ $where }). Urządzasz zasadzkę?
ask-root-foil = { $other } urządza na ciebie zasadzkę ({ $where }). Udaremniasz ją własną zasadzką?
ask-root-battle-where = Gdzie toczysz walkę?
ask-root-battle-whom = Kogo atakujesz ({ $where })?
ask-root-effects = Którego efektu używasz w tej walce?
ask-root-effects-first = Czyje efekty w walce są pierwsze?
ask-root-lose = Który element traci { $other } ({ $where })?
ask-root-craft = Którą kartę wytwarzasz?
ask-root-craft-any = Elementem którego koloru opłacasz wielobarwny symbol?
ask-root-discard = Masz za dużo kart. Którą odrzucasz?
ask-root-instead-of-drawing = Którego efektu używasz zamiast dobierania kart?
ask-root-dominance = Którą kartę dominacji aktywujesz? Nie zdobędziesz już punktów.
ask-root-take-dominance = Którą kartę dominacji bierzesz?
ask-root-take-dominance-cost = Którą kartę za nią wydajesz?
ask-root-moment = Teraz dzieje się kilka rzeczy. Która jest następna?
ask-root-pause = Czy używasz jakiegoś efektu, zanim przejdziesz dalej?
ask-root-move-from = Skąd się ruszasz?
ask-root-move-to = Dokąd się ruszasz ({ $origin })?
ask-root-move-count = Ilu wojowników rusza: { $origin } → { $destination }?
ask-root-trigger = Co rozpatrzyć teraz?
ask-root-trigger-side = Czyj efekt rozpatrzyć teraz?
ask-root-trigger-where = Dla której polany rozpatrzyć to teraz?

ask-root-marquise-keep = W którym rogu stawiasz Twierdzę?
ask-root-marquise-first-building = Gdzie stawiasz pierwszy budynek ({ $piece })?
ask-root-marquise-wood = Brakuje drewna. Przy którym tartaku kładziesz następny żeton?
ask-root-marquise-daylight = Co robisz? Pozostałe akcje: { $left }
ask-root-marquise-extra = Którą kartę ptaka wydajesz na dodatkową akcję?
ask-root-marquise-recruit = Brakuje wojowników. Przy których koszarach stawiasz następnego?
ask-root-marquise-build-where = Gdzie budujesz?
ask-root-marquise-build-what = Co budujesz ({ $where })?
ask-root-marquise-pay-wood = Skąd bierzesz drewno?
ask-root-marquise-overwork = Który tartak zwiększa produkcję?
ask-root-marquise-overwork-card = Którą kartę wydajesz na drewno ({ $where })?
ask-root-marquise-hospitals = Straceni wojownicy ({ $where }): { $count }. Wydajesz kartę, żeby trafili do Twierdzy?

## Wydarzenia

news-root-faction = { $seat }: wybrana frakcja to { $faction }.
news-root-first-player = Zaczyna { $seat }.
news-root-low-reach = Łączny zasięg frakcji wynosi { $reach }; zalecany to co najmniej { $wanted }.
news-root-turn = { $seat } zaczyna turę { $round }.
news-root-drew = { $seat } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
news-root-drew-cards = { $seat } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}: { $cards }.
news-root-reshuffled = Stos kart odrzuconych staje się nową talią.
news-root-spent = { $seat } wydaje kartę: { $card }.
news-root-used = { $seat } używa karty: { $card }.
news-root-crafted = { $seat } wytwarza: { $card }.
news-root-took-item = { $seat } bierze przedmiot: { $item }.
news-root-dominance = { $seat } aktywuje kartę: { $card }.
news-root-took-dominance = { $seat } bierze kartę: { $card }.
news-root-scored = { $seat }: zdobyte punkty: { $count }, razem { $score }.
news-root-lost-points = { $seat }: stracone punkty: { $count }, razem { $score }.
news-root-placed-warriors = { $seat } wystawia { $count ->
    [one] wojownika
    [few] { $count } wojowników
   *[many] { $count } wojowników
}: { $where }.
news-root-placed = { $seat } umieszcza: { $piece } ({ $where }).
news-root-moved = { $seat } przesuwa { $count ->
    [one] wojownika
    [few] { $count } wojowników
   *[many] { $count } wojowników
}: { $origin } → { $destination }.
news-root-removed = { $seat } traci: { $piece } × { $count } ({ $where }).
news-root-battle = { $seat } atakuje: { $other } ({ $where }).
news-root-ambush = { $seat } urządza zasadzkę: { $card }.
news-root-foiled = { $seat } udaremnia zasadzkę: { $card }.
news-root-rolled = Na kościach { $one } i { $other_die }. Trafienia z rzutu: atakujący { $attacker }, obrońca { $defender }.
news-root-hits = Otrzymane trafienia: { $seat } { $one }, { $other } { $two }.

## Odmowy

why-root-faction-taken = Ktoś już gra tą frakcją.
why-root-mandatory-first = Najpierw to, co obowiązkowe.
why-root-wrong-suit = Ta karta ma inny kolor.
why-root-not-a-bird = Potrzebna jest karta ptaka: żaden inny kolor jej nie zastąpi.
why-root-not-an-ambush = To nie jest karta zasadzki.
why-root-ambush-wrong-suit = Ta zasadzka nie pasuje do polany.
why-root-no-matching-card = Nie masz karty tego koloru.
why-root-no-bird = Nie masz karty ptaka.
why-root-effect-used = Ten efekt został już użyty w tej turze.
why-root-no-battle-effect = Tego efektu nie można użyć w tej walce.
why-root-not-craftable = Tej karty nie da się wytworzyć.
why-root-ambush-not-craftable = Kart zasadzki nie da się wytworzyć.
why-root-dominance-not-craftable = Kart dominacji nie da się wytworzyć.
why-root-already-in-play = Masz już ten efekt w grze.
why-root-item-gone = Tego przedmiotu nie ma już w zasobach.
why-root-cost-too-high = Masz w tej turze za mało elementów wytwarzania w odpowiednich kolorach.
why-root-nothing-to-craft = Nie masz teraz czego wytworzyć.
why-root-not-dominance = To nie jest karta dominacji.
why-root-no-dominance-card = Nie masz karty dominacji.
why-root-dominance-active = Masz już aktywną kartę dominacji i tak zostanie.
why-root-dominance-too-few-points = Karta dominacji wymaga co najmniej dziesięciu punktów.
why-root-no-dominance-available = Nie ma dostępnej karty dominacji.
why-root-no-card-of-that-suit = Nie masz karty, którą można za nią wydać.
why-root-no-slot = Nie ma tam wolnego miejsca na budynek.
why-root-not-ruled = Nie kontrolujesz tej polany.
why-root-none-left = Nie masz ich już więcej.
why-root-no-warriors-left = W twoich zasobach nie ma już wojowników.
why-root-no-warriors-there = Nie masz tam wojowników.
why-root-not-adjacent = To nie jest sąsiednie miejsce.
why-root-neither-ruled = Nie kontrolujesz ani polany, z której ruszasz, ani docelowej.
why-root-nowhere-to-go = Nic nie może stamtąd wyruszyć.
why-root-no-move = Nie masz żadnego ruchu.
why-root-wrong-clearing-suit = Ta polana ma niewłaściwy kolor.
why-root-no-fighters-there = Nie masz tam ani wojownika, ani pionka.
why-root-no-enemies-there = Nie ma tam wroga.
why-root-not-an-enemy = To nie jest wróg.
why-root-no-pieces-there = Nie ma tam żadnych elementów tej frakcji.
why-root-no-battle = Nie ma kogo zaatakować.
why-root-no-action-left = Nie masz już akcji.
why-root-keep = Na polanie z Twierdzą tylko Markiza może umieszczać elementy.
why-root-marquise-craft-first = Wytwarzasz przed pierwszą akcją.
why-root-marquise-recruited = Werbujesz raz na turę.
why-root-marquise-no-recruiter = Nie masz koszar na mapie.
why-root-marquise-no-sawmill = Nie masz tartaku na mapie.
why-root-marquise-no-wood-left = W zasobach nie ma już drewna.
why-root-marquise-too-little-wood = Masz za mało drewna, które się z nią łączy.
why-root-marquise-cannot-build = Nie ma polany, na której można zbudować i za to zapłacić.
`,Pa=`# Co mówi serwer stołu.

table-open = Stół jest otwarty: { $url } (Ctrl+C go zamyka)
table-untitled = Stół: { $game }
table-notice-turn = Twoja kolej, { $name }.

# O samym stole, po zmianie wersji.
table-note-upgraded = Zasady mają nową wersję ({ $version }). Wszystkie dotychczasowe słowa są nadal dobre.
table-note-moved = Zasady mają nową wersję ({ $version }). Wszystkie słowa są nadal dobre, ale prowadzą teraz do innego położenia.
table-note-cut =
    { $lost ->
        [one] Zasady mają nową wersję ({ $version }), w której ostatnie słowo nie jest możliwe. Partia toczy się dalej od słowa { $words }.
        [few] Zasady mają nową wersję ({ $version }), w której ostatnie { $lost } słowa nie są możliwe. Partia toczy się dalej od słowa { $words }.
       *[many] Zasady mają nową wersję ({ $version }), w której ostatnich { $lost } słów nie jest możliwych. Partia toczy się dalej od słowa { $words }.
    }
`,Fa=`# What the page itself says. The games and the referee speak through src/polana/locale.

page-home = Back to the lobby
page-motto = area-control games by their full rules
page-game = Game
page-game-northgard = Northgard
page-game-northgard-about = clans and new lands
page-game-root = Root
page-game-root-about = woodland factions
page-game-runewars = Runewars
page-game-runewars-about = armies and runes
page-as-text = played as text
page-seats-range = { $least } to { $most }
page-table = A table
page-players = { $count ->
    [one] one player
   *[other] { $count } players
}

# The lobby
page-your-tables = Your tables
page-no-tables = None yet. Open one, or join with a link.
page-finished = Finished
page-watch-replay = watch the replay
page-your-move = your move
page-join-link = Join with a link
page-link = The link
page-link-wrong = That is no link to a table.
page-go = Go
page-open-table = Open a table
page-open-lead = Every choice is a click on the board, and every question shows its rule.
page-seats = Seats
page-options = Options
page-summary = { $game }, { $seats } seats.
page-table-title = Name of the table
page-your-name = Your name
page-open-the-table = Open the table
page-start = Start now
page-fill-bots = Fill with bots and start now
page-link-is-seat = A link is the seat: whoever opens it sees that seat’s cards. Watchers get their own link and see no hands.
page-new-here = New here?
page-new-here-text = Start against bots with one click. What you may do is lit in gold; a click on anything else tells which rule forbids it. Nothing needs to be read first.
page-choose-at-table = Chosen at the table
page-side-of = Side of seat { $seat }
page-who-sits = Who sits in seat { $seat }
page-player-me = Me
page-player-friend = Friend
page-player-bot = Bot
page-bot-level = Level of the bot in seat { $seat }
page-level-random = by chance
page-level-chance = by chance
page-level-greedy = greedy
page-level-search = searching
page-gets-link = gets a link
page-remove-seat = Remove seat { $seat }
page-add-seat = One more seat
page-invite = Invite
page-watch-link = For watching
page-copy = Copy
page-copied = Copied
page-to-table = To the table
page-join-title = You are invited
page-join-text = A seat at this table is kept for you. It is yours once you sit down.
page-sit-down = Sit down
page-value-autumn = Autumn
page-value-winter = Winter
page-value-lake = Lake
page-value-mountain = Mountain
page-value-standard = Standard
page-value-exiles = Exiles and Partisans
page-value-exiles_partisans = Exiles and Partisans
page-value-none = None

# Settings
page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-light = Light theme
page-theme-dark = Dark theme
page-theme-light-short = Light
page-theme-dark-short = Dark
page-set-confirm = Confirm what cannot be undone
page-set-still = No motion
page-set-sounds = Sounds
page-set-notify = Notify me when it is my turn
page-allow = Allow
page-on = on
page-blocked = blocked in the browser

# The table
page-map = Map
page-map-fit = Show the whole map
page-zoom-in = Closer
page-zoom-out = Farther
page-phase = Phase
page-done = done
page-side = Seats, log and law
page-tabs = Views
page-tab-log = Log
page-tab-chat = Chat
page-tab-law = Law
page-nav-board = Board
page-nav-seats = Seats
page-nav-hand = Hand
page-nav-log = Log
page-nav-law = Law
page-law-open = Open the rule { $law }
page-law-find = Search the rules
page-law-page = p. { $page }
page-why-not = Why not
page-not-this = Not now: { $what }
page-close = Close
page-cancel = Back
page-your-choice = Your choice
page-confirm = Confirm
page-confirm-hint = “{ $what }” cannot be taken back afterwards.
page-why-hint = Click or type what you want explained.
page-ask-hint = choose below or type a number
page-ask-hint-board = click what is lit, or type its number
page-undo = Undo
page-undo-ask = Ask to undo
page-undo-ask-hint = Something new was learned since: the others have to agree.
page-sealed = Your choice is sealed
page-thinking = { $who } is thinking
page-waiting = waiting for { $who }
page-quiet = nothing to choose
page-reconnecting = Connection lost, trying again
page-connecting = Opening the table …
page-no-key = This browser holds no key to that table. Open it with its link.
page-how-many = How many
page-less = Fewer
page-more = More
page-take-count = Choose { $count }
page-choose = Choose
page-option-key = option, key { $key }
page-options-count = { $count ->
    [one] One option.
   *[other] { $count } options.
}
page-hand = Your hand · { $count }
page-hand-empty = No cards in hand.
page-drawn = drawn
page-none = none
page-only-you = only you
page-watching = You are watching.
page-cards-in-hand = cards in hand
page-you = you
page-bot = bot
page-points = VP
page-seat-open = free seat
page-seat-menu = About { $seat }
page-tag-asked = asked
page-tag-sealed = sealed
page-tag-away = away
page-tag-resigned = resigned
page-rename = Rename
page-seat-link = Copy the link to my seat
page-return = Take my seat back from the bot
page-resign = Resign
page-resign-sure = Resign for good: a bot plays on
page-leave = Leave the table
page-leave-sure = Leave: my key is void from then on
page-invite-copy = Copy an invitation
page-seat-bot = Propose that a bot plays here
page-seat-is-bot = A bot sits here.
page-propose-undo = { $by } would like to take back a choice.
page-propose-bot = { $by } proposes that a bot plays for { $seat }.
page-propose-return = { $by } would like to take the seat back from the bot.
page-agree = Agree
page-decline = Decline
page-winner = winner
page-rematch = Play again
page-title-turn = Your turn
page-fold = hide
page-unfold = show
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-send = Send
page-command = Type a choice, “undo”, or “why …”
page-command-unknown = “{ $text }” is not among the options: { $options }
page-not-asked = You are not asked anything now.
page-curtain = { $who } is asked
page-curtain-hint = Hand over the screen. Nothing is shown until you say so.
page-curtain-lift = I am { $who }
page-turn-tile = Turn the tile
page-help = Keys
page-help-intro = What you may do is lit in gold, with a key. A click on anything else tells why not.
page-help-digits = choose the option with that key
page-help-zero = pass, skip or end
page-help-u = undo
page-help-enter = confirm
page-help-why = then a click: why not?
page-help-l = the law
page-help-g = the log
page-help-h = the hand
page-help-r = turn the tile while exploring
page-help-tab = walk through the options
page-help-arrows = walk over the map
page-help-esc = close

# Errors
page-error-key = This link opens nothing, or its seat was given back.
page-error-guessing = Too many wrong links from here: wait a minute.
page-error-tables = These keys are of different tables.
page-error-order = The server did not understand the page: reload it.
page-error-no-undo = There is nothing to take back.
page-error-consent = The others have to agree first.
page-error-not-now = Not now.
page-error-lost = The server does not answer.
page-error-not-found = There is no such table.
page-error-fault = Our mistake: try again.
page-error-malformed = The server did not understand that.
page-error-too-many = Too many requests: wait a little.

# Replay
page-replay = Replay
page-replay-lead = a match is its words: step through it
page-replay-all = all hands open
page-replay-own = from your seat
page-replay-play = Play
page-replay-pause = Pause
page-replay-back = One word back
page-replay-on = One word on
page-replay-turn-back = Previous turn
page-replay-turn-on = Next turn
page-replay-at = word { $at } of { $words }
page-replay-link = Copy link to this moment
page-replay-record = Record
page-replay-download = Download the record
page-replay-speed = Speed
page-replay-scores = Scores by word
page-replay-eyes = Seen by
page-replay-watcher = a watcher
page-replay-word = word
page-replay-turn = turn
page-replay-space = play
page-replay-hidden = (hidden)
page-replay-load = Loading the match …

# Northgard
page-ng-year = Year
page-ng-year-of = year { $year } of { $years }
page-ng-tiles-left = { $count } tiles left
page-ng-winter = Your winter: { $units ->
    [one] one unit costs
   *[other] { $units } units cost
}
page-ng-have = { $both ->
    [0] you have { $food }
   *[other] you have { $food } and { $wood }
}
page-ng-phase-start = Start
page-ng-phase-actions = Actions
page-ng-phase-creatures = Creatures
page-ng-phase-harvest = Harvest
page-ng-phase-winter = Winter
page-ng-phase-end = End
page-ng-territory = Territory { $name }
page-ng-closed = closed
page-ng-open = open
page-ng-neutral = neutral
page-ng-units-of = { $count ->
    [one] one unit of the { $clan }
   *[other] { $count } units of the { $clan }
}
page-ng-attacked = attacked by { $count } of the { $clan }
page-ng-den = den
page-ng-scorched = scorched earth
page-ng-flash = Flash
page-ng-action = action
page-ng-fame = Fame
page-ng-active = Active zone
page-ng-deck = draw pile
page-ng-discard = discard
page-ng-your-fame = Your Fame
page-ng-instead = Instead of a card
page-ng-passed = passed
page-ng-passed-hand = You have passed for this year.
page-ng-units-on-map = units on the map
page-ng-great = closed territories with a large building
page-ng-first = first player
page-ng-development = Development cards
page-ng-achievements = Achievements
page-ng-creatures = Creatures
page-ng-battle = Combat in { $land }
page-ng-battle-attack = attacks
page-ng-battle-defend = defends
page-ng-step-food = Food
page-ng-step-dice = Dice
page-ng-step-totals = Totals
page-ng-step-losses = Losses
page-ng-step-end = End
page-ng-row-food = food spent
page-ng-row-points = combat points
page-ng-row-wounds = wounds suffered
page-ng-die = points: { $axes }, wounds: { $drops }
`,Ia=`# To, co mówi sama strona. Gry i sędzia mówią przez src/polana/locale.

page-home = Powrót do poczekalni
page-motto = gry o kontrolę terenu według pełnych zasad
page-game = Gra
page-game-northgard = Northgard
page-game-northgard-about = klany i nowe ziemie
page-game-root = Root
page-game-root-about = leśne frakcje
page-game-runewars = Runewars
page-game-runewars-about = armie i runy
page-as-text = rozgrywana tekstem
page-seats-range = od { $least } do { $most }
page-table = Stół
page-players = { $count ->
    [one] jeden gracz
   *[other] { $count } graczy
}

# Poczekalnia
page-your-tables = Twoje stoły
page-no-tables = Jeszcze żadnych. Otwórz stół albo dołącz linkiem.
page-finished = Zakończone
page-watch-replay = obejrzyj przebieg
page-your-move = twój ruch
page-join-link = Dołącz linkiem
page-link = Link
page-link-wrong = To nie jest link do stołu.
page-go = Dalej
page-open-table = Otwórz stół
page-open-lead = Każdy wybór to kliknięcie na planszy, a każde pytanie pokazuje swoją zasadę.
page-seats = Miejsca
page-options = Opcje
page-summary = { $game }, miejsc: { $seats }.
page-table-title = Nazwa stołu
page-your-name = Twoje imię
page-open-the-table = Otwórz stół
page-start = Zacznij teraz
page-fill-bots = Uzupełnij botami i zacznij
page-link-is-seat = Link to miejsce: kto go otworzy, widzi karty tego miejsca. Widzowie mają własny link i nie widzą kart na ręce.
page-new-here = Pierwszy raz?
page-new-here-text = Zacznij grę z botami jednym kliknięciem. To, co możesz zrobić, świeci na złoto; kliknięcie w cokolwiek innego mówi, która zasada tego zabrania. Nie trzeba niczego czytać.
page-choose-at-table = Wybór przy stole
page-side-of = Strona miejsca { $seat }
page-who-sits = Kto siedzi na miejscu { $seat }
page-player-me = Ja
page-player-friend = Znajomy
page-player-bot = Bot
page-bot-level = Poziom bota na miejscu { $seat }
page-level-random = losowy
page-level-chance = losowy
page-level-greedy = zachłanny
page-level-search = szukający
page-gets-link = dostanie link
page-remove-seat = Usuń miejsce { $seat }
page-add-seat = Jeszcze jedno miejsce
page-invite = Zaproś
page-watch-link = Do oglądania
page-copy = Kopiuj
page-copied = Skopiowano
page-to-table = Do stołu
page-join-title = Masz zaproszenie
page-join-text = Miejsce przy tym stole czeka na ciebie. Będzie twoje, gdy usiądziesz.
page-sit-down = Usiądź
page-value-autumn = Jesień
page-value-winter = Zima
page-value-lake = Jezioro
page-value-mountain = Góry
page-value-standard = Podstawowa
page-value-exiles = Wygnańcy i Partyzanci
page-value-exiles_partisans = Wygnańcy i Partyzanci
page-value-none = Brak

# Ustawienia
page-settings = Ustawienia
page-language = Język
page-theme = Motyw
page-theme-light = Jasny motyw
page-theme-dark = Ciemny motyw
page-theme-light-short = Jasny
page-theme-dark-short = Ciemny
page-set-confirm = Potwierdzaj to, czego nie da się cofnąć
page-set-still = Bez ruchu
page-set-sounds = Dźwięki
page-set-notify = Powiadom mnie, gdy moja kolej
page-allow = Zezwól
page-on = włączone
page-blocked = zablokowane w przeglądarce

# Stół
page-map = Mapa
page-map-fit = Pokaż całą mapę
page-zoom-in = Bliżej
page-zoom-out = Dalej
page-phase = Faza
page-done = gotowe
page-side = Miejsca, dziennik i zasady
page-tabs = Widoki
page-tab-log = Dziennik
page-tab-chat = Czat
page-tab-law = Zasady
page-nav-board = Plansza
page-nav-seats = Miejsca
page-nav-hand = Ręka
page-nav-log = Dziennik
page-nav-law = Zasady
page-law-open = Otwórz zasadę { $law }
page-law-find = Szukaj w zasadach
page-law-page = s. { $page }
page-why-not = Dlaczego nie
page-not-this = Nie teraz: { $what }
page-close = Zamknij
page-cancel = Wróć
page-your-choice = Twój wybór
page-confirm = Potwierdź
page-confirm-hint = „{ $what }” nie da się potem cofnąć.
page-why-hint = Kliknij albo wpisz to, co mam wyjaśnić.
page-ask-hint = wybierz poniżej albo wpisz numer
page-ask-hint-board = kliknij to, co świeci, albo wpisz numer
page-undo = Cofnij
page-undo-ask = Poproś o cofnięcie
page-undo-ask-hint = Od tego czasu odkryto coś nowego: inni muszą się zgodzić.
page-sealed = Twój wybór jest zapieczętowany
page-thinking = { $who }: namysł
page-waiting = czekamy: { $who }
page-quiet = nic do wyboru
page-reconnecting = Utracono połączenie, próbuję ponownie
page-connecting = Otwieram stół …
page-no-key = Ta przeglądarka nie ma klucza do tego stołu. Otwórz go linkiem.
page-how-many = Ile
page-less = Mniej
page-more = Więcej
page-take-count = Wybierz { $count }
page-choose = Wybierz
page-option-key = opcja, klawisz { $key }
page-options-count = { $count ->
    [one] Jedna opcja.
    [few] { $count } opcje.
   *[other] { $count } opcji.
}
page-hand = Twoja ręka · { $count }
page-hand-empty = Brak kart na ręce.
page-drawn = dobrana
page-none = brak
page-only-you = tylko ty
page-watching = Oglądasz.
page-cards-in-hand = karty na ręce
page-you = ty
page-bot = bot
page-points = PZ
page-seat-open = wolne miejsce
page-seat-menu = O miejscu: { $seat }
page-tag-asked = wybiera
page-tag-sealed = zapieczętowane
page-tag-away = poza stołem
page-tag-resigned = zrezygnował
page-rename = Zmień imię
page-seat-link = Kopiuj link do mojego miejsca
page-return = Odbierz miejsce botowi
page-resign = Zrezygnuj
page-resign-sure = Zrezygnuj na dobre: dalej gra bot
page-leave = Odejdź od stołu
page-leave-sure = Odejdź: mój klucz przestaje działać
page-invite-copy = Kopiuj zaproszenie
page-seat-bot = Zaproponuj, by grał tu bot
page-seat-is-bot = Tu siedzi bot.
page-propose-undo = { $by } chce cofnąć wybór.
page-propose-bot = { $by } proponuje, by za { $seat } grał bot.
page-propose-return = { $by } chce odebrać miejsce botowi.
page-agree = Zgoda
page-decline = Odmów
page-winner = zwycięzca
page-rematch = Zagraj ponownie
page-title-turn = Twoja kolej
page-fold = ukryj
page-unfold = pokaż
page-chat-none = Nikt jeszcze nic nie powiedział.
page-chat-say = Powiedz coś
page-send = Wyślij
page-command = Wpisz wybór, „cofnij” albo „czemu …”
page-command-unknown = „{ $text }” nie ma wśród opcji: { $options }
page-not-asked = Teraz o nic cię nie pytamy.
page-curtain = Teraz wybiera { $who }
page-curtain-hint = Przekaż ekran. Nic nie widać, dopóki nie powiesz.
page-curtain-lift = To ja, { $who }
page-turn-tile = Obróć kafel
page-help = Klawisze
page-help-intro = To, co możesz zrobić, świeci na złoto i ma klawisz. Kliknięcie w cokolwiek innego mówi, dlaczego nie.
page-help-digits = wybierz opcję z tym klawiszem
page-help-zero = spasuj, pomiń albo zakończ
page-help-u = cofnij
page-help-enter = potwierdź
page-help-why = potem kliknięcie: dlaczego nie?
page-help-l = zasady
page-help-g = dziennik
page-help-h = ręka
page-help-r = obróć kafel przy odkrywaniu
page-help-tab = przechodź między opcjami
page-help-arrows = przechodź po mapie
page-help-esc = zamknij

# Błędy
page-error-key = Ten link niczego nie otwiera albo miejsce zostało oddane.
page-error-guessing = Zbyt wiele złych linków stąd: odczekaj minutę.
page-error-tables = Te klucze są do różnych stołów.
page-error-order = Serwer nie zrozumiał strony: przeładuj ją.
page-error-no-undo = Nie ma czego cofać.
page-error-consent = Inni muszą się najpierw zgodzić.
page-error-not-now = Nie teraz.
page-error-lost = Serwer nie odpowiada.
page-error-not-found = Nie ma takiego stołu.
page-error-fault = Nasz błąd: spróbuj ponownie.
page-error-malformed = Serwer tego nie zrozumiał.
page-error-too-many = Zbyt wiele żądań: odczekaj chwilę.

# Przebieg
page-replay = Przebieg
page-replay-lead = partia to jej słowa: przejdź przez nią krok po kroku
page-replay-all = wszystkie ręce odkryte
page-replay-own = z twojego miejsca
page-replay-play = Odtwórz
page-replay-pause = Wstrzymaj
page-replay-back = Słowo wstecz
page-replay-on = Słowo naprzód
page-replay-turn-back = Poprzednia tura
page-replay-turn-on = Następna tura
page-replay-at = słowo { $at } z { $words }
page-replay-link = Kopiuj link do tej chwili
page-replay-record = Zapis
page-replay-download = Pobierz zapis
page-replay-speed = Tempo
page-replay-scores = Punkty w czasie
page-replay-eyes = Oczami
page-replay-watcher = widz
page-replay-word = słowo
page-replay-turn = tura
page-replay-space = odtwórz
page-replay-hidden = (ukryte)
page-replay-load = Wczytuję partię …

# Northgard
page-ng-year = Rok
page-ng-year-of = rok { $year } z { $years }
page-ng-tiles-left = kafli w stosie: { $count }
page-ng-winter = Twoja zima: { $units ->
    [one] jedna jednostka, zapłacisz
    [few] { $units } jednostki, zapłacisz
   *[other] { $units } jednostek, zapłacisz
}
page-ng-have = { $both ->
    [0] masz { $food }
   *[other] masz { $food } i { $wood }
}
page-ng-phase-start = Początek roku
page-ng-phase-actions = Akcje
page-ng-phase-creatures = Stwory
page-ng-phase-harvest = Zbiory
page-ng-phase-winter = Zima
page-ng-phase-end = Koniec
page-ng-territory = Terytorium { $name }
page-ng-closed = zamknięte
page-ng-open = otwarte
page-ng-neutral = neutralne
page-ng-units-of = { $count ->
    [one] jedna jednostka, { $clan }
    [few] { $count } jednostki, { $clan }
   *[other] { $count } jednostek, { $clan }
}
page-ng-attacked = atakuje { $count }, { $clan }
page-ng-den = leże
page-ng-scorched = spalona ziemia
page-ng-flash = Błysk
page-ng-action = akcja
page-ng-fame = Chwała
page-ng-active = Strefa Aktywna
page-ng-deck = stos dobierania
page-ng-discard = odrzucone
page-ng-your-fame = Twoja Chwała
page-ng-instead = Zamiast karty
page-ng-passed = spasował
page-ng-passed-hand = Spasowałeś na ten rok.
page-ng-units-on-map = jednostki na mapie
page-ng-great = zamknięte terytoria z Dużą Budowlą
page-ng-first = pierwszy gracz
page-ng-development = Karty Rozwoju
page-ng-achievements = Osiągnięcia
page-ng-creatures = Stwory
page-ng-battle = Walka: { $land }
page-ng-battle-attack = atakuje
page-ng-battle-defend = broni się
page-ng-step-food = Żywność
page-ng-step-dice = Kości
page-ng-step-totals = Suma
page-ng-step-losses = Straty
page-ng-step-end = Koniec
page-ng-row-food = wydana żywność
page-ng-row-points = punkty walki
page-ng-row-wounds = odniesione rany
page-ng-die = punkty: { $axes }, rany: { $drops }
`,La=class{constructor(e){this.value=e}valueOf(){return this.value}},Ra=class extends La{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},za=class extends La{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ba=class e extends La{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof La)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof La&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Va=100,Ha=`⁨`,Ua=`⁩`;function Wa(e,t,n){return n===t||n instanceof za&&t instanceof za&&n.value===t.value||t instanceof za&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ga(e,t,n){return t[n]?eo(e,t[n].value):(e.reportError(RangeError(`No default`)),new Ra)}function Ka(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=qa(e,i.value):n.push(qa(e,i));return{positional:n,named:r}}function qa(e,t){switch(t.type){case`str`:return t.value;case`num`:return new za(t.value,{minimumFractionDigits:t.precision});case`var`:return Ja(e,t);case`mesg`:return Ya(e,t);case`term`:return Xa(e,t);case`func`:return Za(e,t);case`select`:return Qa(e,t);default:return new Ra}}function Ja(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Ra(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Ra(`$${t}`);if(n instanceof La)return n;switch(typeof n){case`string`:return n;case`number`:return new za(n);case`object`:if(Ba.supportsValue(n))return new Ba(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Ra(`$${t}`)}}function Ya(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Ra(t);if(n){let i=r.attributes[n];return i?eo(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ra(`${t}.${n}`))}return r.value?eo(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Ra(t))}function Xa(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Ra(i);if(n){let t=a.attributes[n];if(t){e.params=Ka(e,r).named;let n=eo(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ra(`${i}.${n}`)}e.params=Ka(e,r).named;let o=eo(e,a.value);return e.params=null,o}function Za(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Ra(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Ra(`${t}()`);try{let t=Ka(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Ra(`${t}()`)}}function Qa(e,{selector:t,variants:n,star:r}){let i=qa(e,t);if(i instanceof Ra)return Ga(e,n,r);for(let t of n)if(Wa(e,i,qa(e,t.key)))return eo(e,t.value);return Ga(e,n,r)}function $a(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Ra;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Va)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Va}`);r&&n.push(Ha),n.push(qa(e,i).toString(e)),r&&n.push(Ua)}return e.dirty.delete(t),n.join(``)}function eo(e,t){return typeof t==`string`?e.bundle._transform(t):$a(e,t)}var to=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function no(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var ro=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function io(e,t){let n=e[0];if(n instanceof Ra)return new Ra(`NUMBER(${n.valueOf()})`);if(n instanceof za)return new za(n.valueOf(),{...n.opts,...no(t,ro)});if(n instanceof Ba)return new za(n.toNumber(),{...no(t,ro)});throw TypeError(`Invalid argument to NUMBER`)}var ao=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function oo(e,t){let n=e[0];if(n instanceof Ra)return new Ra(`DATETIME(${n.valueOf()})`);if(n instanceof Ba||n instanceof za)return new Ba(n,no(t,ao));throw TypeError(`Invalid argument to DATETIME`)}var so=new Map;function co(e){let t=Array.isArray(e)?e.join(` `):e,n=so.get(t);return n===void 0&&(n=new Map,so.set(t,n)),n}var lo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:io,DATETIME:oo,...t},this._useIsolating=n,this._transform=r,this._intls=co(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new to(this,n,t);try{return $a(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Ra().toString(r);throw e}}},uo=/^(-?[a-zA-Z][\w-]*) *= */gm,fo=/\.([a-zA-Z][\w-]*) *= */y,po=/\*?\[/y,mo=/(-?[0-9]+(?:\.([0-9]+))?)/y,ho=/([a-zA-Z][\w-]*)/y,go=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,_o=/^[A-Z][A-Z0-9_-]*$/,vo=/([^{}\n\r]+)/y,yo=/([^\\"\n\r]*)/y,bo=/\\([\\"])/y,xo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,So=/^\n+/,Co=/ +$/,wo=/ *\r?\n/g,To=/( *)$/,Eo=/{\s*/y,Do=/\s*}/y,Oo=/\[\s*/y,ko=/\s*] */y,Ao=/\s*\(\s*/y,jo=/\s*->\s*/y,Mo=/\s*:\s*/y,No=/\s*,?\s*/y,Po=/\s+/y,Fo=class{constructor(e){this.body=[],uo.lastIndex=0;let t=0;for(;;){let n=uo.exec(e);if(n===null)break;t=uo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(fo);){let t=o(fo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(vo)&&(r=o(vo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,So),u([i],i.length)):r?S(r,Co):null}function u(r=[],i){for(;;){if(n(vo)){r.push(o(vo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Co));let c=[];for(let e of r)e instanceof Io&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Eo,SyntaxError);let e=f();if(i(Do))return e;if(i(jo)){let t=h();return i(Do,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(go)){let[,e,t,n=null]=a(go);if(e===`$`)return{type:`var`,name:t};if(i(Ao)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(_o.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(No)}}function m(){let e=f();return e.type===`mesg`&&i(Mo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(po);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Oo,SyntaxError);let e;return e=n(mo)?v():{type:`str`,value:o(ho)},i(ko,SyntaxError),e}function _(){if(n(mo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(mo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(yo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(bo))return o(bo);if(n(xo)){let[,e,t]=a(xo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Po),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(wo,`
`),n=To.exec(e)[1].length;return new Io(t,n)}}},Io=class{constructor(e,t){this.value=e,this.length=t}};function Lo(e){let t=e.indexOf(`:`);return t<0?{text:e,kind:e,label:``}:{text:e,kind:e.slice(0,t),label:e.slice(t+1)}}var Ro={choices:new Map,chosen:new Set,refused:``,shown:new Set,say:()=>void 0,why:()=>void 0,speak:e=>e,show:()=>void 0,preview:()=>void 0,previewed:new Set},zo=[`pass`,`done`,`skip`,`no`,`end`];function Bo(e,t){let n=zo.map(t=>e.find(e=>e.kind===t)).find(e=>e),r=new Set(e.map(t).filter(e=>e!==null)),i=0;return e.map(e=>{if(e===n)return{...e,key:`0`};let a=t(e);if(a!==null)return{...e,key:a};do i+=1;while(r.has(String(i)));return{...e,key:String(i)}})}var Vo=[`en`,`pl`],Ho=Object.assign({"../../../src/polana/locale/en/cli.ftl":da,"../../../src/polana/locale/en/kernel.ftl":fa,"../../../src/polana/locale/en/northgard-draw.ftl":pa,"../../../src/polana/locale/en/northgard-news.ftl":ma,"../../../src/polana/locale/en/northgard-words.ftl":ha,"../../../src/polana/locale/en/northgard.ftl":ga,"../../../src/polana/locale/en/root-alliance.ftl":_a,"../../../src/polana/locale/en/root-eyrie.ftl":va,"../../../src/polana/locale/en/root-homelands.ftl":ya,"../../../src/polana/locale/en/root-words.ftl":ba,"../../../src/polana/locale/en/root.ftl":xa,"../../../src/polana/locale/en/table.ftl":Sa,"../../../src/polana/locale/pl/cli.ftl":Ca,"../../../src/polana/locale/pl/kernel.ftl":wa,"../../../src/polana/locale/pl/northgard-draw.ftl":Ta,"../../../src/polana/locale/pl/northgard-news.ftl":Ea,"../../../src/polana/locale/pl/northgard-words.ftl":Da,"../../../src/polana/locale/pl/northgard.ftl":Oa,"../../../src/polana/locale/pl/root-alliance.ftl":ka,"../../../src/polana/locale/pl/root-eyrie.ftl":Aa,"../../../src/polana/locale/pl/root-homelands.ftl":ja,"../../../src/polana/locale/pl/root-words.ftl":Ma,"../../../src/polana/locale/pl/root.ftl":Na,"../../../src/polana/locale/pl/table.ftl":Pa}),Uo=Object.assign({"../locale/en.ftl":Fa,"../locale/pl.ftl":Ia});function Wo(e){let t=new lo(e,{useIsolating:!1});for(let[n,r]of Object.entries(Ho))n.includes(`/locale/${e}/`)&&t.addResource(new Fo(r),{allowOverrides:!0});let n=Uo[`../locale/${e}.ftl`];return n&&t.addResource(new Fo(n),{allowOverrides:!0}),t}var Go={en:Wo(`en`),pl:Wo(`pl`)},Ko=()=>{let e=localStorage.getItem(`polana.language`);return e===`en`||e===`pl`?e:navigator.languages.some(e=>e.toLowerCase().startsWith(`pl`))?`pl`:`en`},qo=new class{#e=M(en(Ko()));get language(){return V(this.#e)}set language(e){N(this.#e,e,!0)}choose(e){this.language=e,localStorage.setItem(`polana.language`,e),document.documentElement.lang=e}},Jo=new Set([`seat`,`other`,`seats`,`others`,`winners`]),Yo={game:``,seats:[]};function Xo(e,t,n){let r=Go[qo.language],i=r.getMessage(e),a=n?i?.attributes[n]:i?.value;return a?r.formatPattern(a,t,[]):null}function Z(e,t={}){return Xo(e,t)??`{${e}}`}var Zo=e=>Go[qo.language].hasMessage(e),Qo=e=>e.replace(/[^a-zA-Z0-9]+/g,`-`);function $o(e,t){return t.seats[e]||Z(`kernel-seat`,{number:e+1})}function es(e,t){let{kind:n,label:r}=Lo(e),[i=``,a=``]=r.split(/\.(.*)/s),o=/^-?\d+$/.test(r)?Number(r):0,s={label:r,value:o,whole:i,part:a,number:Number(/\d+/.exec(i)?.[0]??0)};return n===`seat`&&(s.seat=$o(o,t)),s}function ts(e,t){let{kind:n,label:r}=Lo(e),i=`word-${t}-${Qo(n)}`;return r?[`${i}-${Qo(r)}`,i]:[i]}function ns(e,t){for(let n of ts(e,t.game)){let r=Xo(n,es(e,t));if(r!==null)return r}return e}function rs(e,t){for(let n of ts(e,t.game))if(Zo(n))return Xo(n,es(e,t),`text`)??``;return``}function is(e,t,n){return t==null?``:Array.isArray(t)?t.map(t=>String(is(e,t,n))).join(`, `)||Z(`kernel-nothing`):typeof t==`object`?ns(t.word,n):typeof t==`number`&&Jo.has(e)?$o(t,n):typeof t==`boolean`?Z(t?`kernel-yes`:`kernel-no`):t}function as(e,t={},n=Yo){let r={};for(let[e,i]of Object.entries(t))r[e]=is(e,i,n);return Xo(e,r)??`{${e}}`}function os(e,t,n={},r=Yo){let i={};for(let[e,t]of Object.entries(n))i[e]=is(e,t,r);return Xo(e,i,t)??``}var ss=e=>qo.language===`pl`?e.title_pl:e.title_en,cs=e=>e.charAt(0).toLocaleUpperCase(qo.language)+e.slice(1),ls={marquise:`<ellipse cx="12" cy="16.3" rx="5.4" ry="4.6"/><ellipse cx="5.1" cy="11.4" rx="2.2" ry="2.9" transform="rotate(-22 5.1 11.4)"/><ellipse cx="9.4" cy="7" rx="2.2" ry="3.1" transform="rotate(-6 9.4 7)"/><ellipse cx="14.6" cy="7" rx="2.2" ry="3.1" transform="rotate(6 14.6 7)"/><ellipse cx="18.9" cy="11.4" rx="2.2" ry="2.9" transform="rotate(22 18.9 11.4)"/>`,eyrie:`<path d="M20.5 2.5C12 3 6 7.2 5.2 15.2L3 21.5l1.6.6 2-5c7.5-.3 12.6-5 13.9-14.6z"/><path class="k" d="M7 16.5C9.5 12 13 8.3 17.3 5.8l.4.6C13.7 9.1 10.5 12.5 7.9 16.7z"/><path class="k" d="M11.5 17.3l-.6-4 .9-.9.8 4.2zM8.3 8.7l3.3 2.3-.8.9-3.1-2.2z"/>`,alliance:`<path d="M11 22v-8.2C6 13.7 2.8 10.7 2.5 5.5 8 5.3 11.3 8 12 12.2 12.7 8 15.8 4 21.5 3c.4 6-3 10.3-8.5 10.8V22z"/><path class="k" d="M6 8.3l4.3 3.5-.5.6L5.6 9zM18 6.3l-4.3 5 .6.5L18.5 6.8z"/>`,vagabond:`<path d="M12 1l2.3 7.3L21 5.5l-4 6.5 4 6.5-6.7-2.8L12 23l-2.3-7.3L3 18.5 7 12 3 5.5l6.7 2.8z"/><circle class="k" cx="12" cy="12" r="2.3"/>`,cult:`<path d="M12 2l2 4.4 4.6-1.5-1.5 4.6L21.5 12l-4.4 2.5 1.5 4.6-4.6-1.5-2 4.4-2-4.4-4.6 1.5 1.5-4.6L2.5 12l4.4-2.5-1.5-4.6L10 6.4z"/><circle class="k" cx="12" cy="12" r="3"/>`,riverfolk:`<path d="M2 8c3-3.5 6-3.5 10 0s7 3.5 10 0v3.6c-3 3.5-6 3.5-10 0s-7-3.5-10 0zM2 15.4c3-3.5 6-3.5 10 0s7 3.5 10 0V19c-3 3.5-6 3.5-10 0s-7-3.5-10 0z"/>`,duchy:`<path d="M10.8 2h2.4v8.5h5.3v3.2c0 4-3 6.6-6.5 8.8-3.5-2.2-6.5-4.8-6.5-8.8v-3.2h5.3zM8 2h8v2.2H8z"/>`,corvid:`<path d="M12 4.5C6.5 4.5 3 9 1.5 12 3 15 6.5 19.5 12 19.5S21 15 22.5 12C21 9 17.5 4.5 12 4.5z"/><circle class="k" cx="12" cy="12" r="4.4"/><path d="M12 8.8l2 3.2-2 3.2-2-3.2z"/>`,hundreds:`<path d="M12 1.5c1 3.5 5.5 5 5.5 9.3 0 3-2.4 5-5.5 5s-5.5-2-5.5-5c0-2 1-3.3 2.2-4.6.2 1.5.8 2.3 1.6 2.7C10 6 10.8 3.5 12 1.5z"/><path d="M9.5 17h5l-1.2 5.5h-2.6z"/>`,keepers:`<path d="M7.5 2.5h9L21.5 12l-5 9.5h-9L2.5 12z"/><circle class="k" cx="12" cy="12" r="4.2"/><path d="M11 8.5h2v7h-2z"/>`,fox:`<path d="M2.5 3.2l6.3 4.3c2-.7 4.4-.7 6.4 0l6.3-4.3c.6 4.8 0 8.3-1.5 10.8L12 21.8 4 14c-1.5-2.5-2.1-6-1.5-10.8z"/><path class="k" d="M7 11.8l3.5 1.5-2 1.5zM17 11.8l-3.5 1.5 2 1.5zM10.8 19h2.4L12 20.3z"/>`,rabbit:`<path d="M8.3 1.5c2 0 3 3.8 3.2 8h1c.2-4.2 1.2-8 3.2-8 2.3 0 2.6 5 .8 9.3 2.3 1.2 3.5 3 3.5 5.4 0 3.7-3.5 6.3-8 6.3s-8-2.6-8-6.3c0-2.4 1.2-4.2 3.5-5.4C5.7 6.5 6 1.5 8.3 1.5z"/><circle class="k" cx="9" cy="15.5" r="1.25"/><circle class="k" cx="15" cy="15.5" r="1.25"/><path class="k" d="M10.7 18h2.6L12 19.6z"/>`,mouse:`<circle cx="6" cy="7.5" r="4.7"/><circle cx="18" cy="7.5" r="4.7"/><path d="M12 5.5c4.8 0 7.3 3 7.3 6.5 0 4.5-4.6 8-7.3 10.5-2.7-2.5-7.3-6-7.3-10.5 0-3.5 2.5-6.5 7.3-6.5z"/><circle class="k" cx="6" cy="7.3" r="2"/><circle class="k" cx="18" cy="7.3" r="2"/><circle class="k" cx="9.3" cy="13" r="1.2"/><circle class="k" cx="14.7" cy="13" r="1.2"/><circle class="k" cx="12" cy="19.3" r="1.2"/>`,bird:`<path d="M1.5 9.2L6 7c1.5-3 5.3-4 8.3-2.3 2 1.1 2.9 3 3 5.3l5.2 6.5-6.5.3c-1.5 2.8-4.2 4.2-7.7 4.2-2.6 0-4.5-.8-6-2.3 3 0 4-1.5 3.7-3.7z"/><circle class="k" cx="9.3" cy="8" r="1.2"/><path class="k" d="M10 13.5c2.7.3 5-.5 6.5-2.6l.5.6c-1.5 2.7-4 3.8-7 3z"/>`,boots:`<path d="M7 2.5h7.5v9.3l6 2.7c1.3.6 2 1.7 2 3.2v1.3H7c-1 0-1.8-.8-1.8-1.8zM5.2 20h17.3v2H5.2z"/>`,bag:`<path d="M9 2.5h6l-1 3.3c4.5 2 7 6 7 10.2 0 4-2.5 6-9 6s-9-2-9-6c0-4.2 2.5-8.2 7-10.2z"/><path class="k" d="M8.3 7.3h7.4v1.3H8.3zM11.3 12h1.4v5h-1.4z"/>`,crossbow:`<path d="M11 4h2v18h-2z"/><path d="M2 10.5C4.5 4.8 8 3 12 3s7.5 1.8 10 7.5l-2 .8C18 7.5 15.5 5.5 12 5.5S6 7.5 4 11.3z"/><path d="M3 10.8l9 6.2 9-6.2v1.5l-9 6.2-9-6.2zM12 1l2.2 3H9.8z"/>`,hammer:`<path d="M4 4.5h11l4.5 3.2-2 2.3H4zM9.5 10.8h3.5V22H9.5z"/>`,sword:`<path d="M20.5 2.5l-.8 5L11 16.2 8 13.2 16 4.3zM4.5 12.3l7.2 7.2-1.7 1.7-2.7-2.7L4 21.8 2.2 20l3.3-3.3L2.8 14z"/>`,tea:`<path d="M3 9h14v1.8c3.5-.6 5 .8 5 3s-2 4.2-5.5 4.2c-1 1.8-2.7 3-5 3h-3C5 21 3 18 3 14z"/><path class="k" d="M17 12.5c1.9-.4 3 .2 3 1.4 0 1.3-1.1 2.2-3.1 2.3z"/><path d="M7 7.3C5.8 5.8 8.3 4.7 7 2.5l1.3-.3C9.8 4.5 7.3 5.7 8.5 7.3zM11.5 7.3c-1.2-1.5 1.3-2.6 0-4.8l1.3-.3c1.5 2.3-1 3.5.2 5.1z"/>`,coins:`<ellipse cx="9.5" cy="7" rx="7" ry="3.3"/><path d="M2.5 9.2c2.5 2.3 11.5 2.3 14 0V12c-2.5 2.3-11.5 2.3-14 0zM2.5 14.2c2.5 2.3 11.5 2.3 14 0V17c-2.5 2.3-11.5 2.3-14 0z"/><circle cx="17.8" cy="17.5" r="4.7"/><circle class="k" cx="17.8" cy="17.5" r="2.2"/>`,torch:`<path d="M12 1.5c1 3 4.3 4.3 4.3 7.7 0 2.5-1.9 4-4.3 4s-4.3-1.5-4.3-4c0-3.4 3.3-4.7 4.3-7.7zM9.3 14.5h5.4l-1.3 8h-2.8z"/>`,sawmill:`<path d="M12 2l1.8 2.6 3-1.2.3 3.2 3.2.3-1.2 3L21.7 12l-2.6 1.8 1.2 3-3.2.3-.3 3.2-3-1.2L12 21.7l-1.8-2.6-3 1.2-.3-3.2-3.2-.3 1.2-3L2.3 12l2.6-1.8-1.2-3 3.2-.3.3-3.2 3 1.2z"/><circle class="k" cx="12" cy="12" r="3.2"/>`,workshop:`<path d="M2 6h20v3.5c-3.5.3-5.5 1.8-6 4.5h-1.5v2.5l4 3V22H5.5v-2.5l4-3V14C6 13.7 3 11.5 2 8z"/>`,recruiter:`<path d="M5 2h2v20H5zM8 3.5l12-.5-2.7 4.5L20 12l-12-.5z"/>`,roost:`<path d="M1.5 12h21c-.5 5.7-4.7 9.5-10.5 9.5S2 17.7 1.5 12z"/><ellipse cx="8" cy="8.5" rx="3" ry="4"/><ellipse cx="15.5" cy="8" rx="3.3" ry="4.4"/><path class="k" d="M4 14.5l16 .6v1L4 15.5zM6 18l11.5-.4.4-.9L6 17z"/>`,base:`<path d="M12 2.5L22.5 20H1.5z"/><path class="k" d="M12 10.5L15.5 20h-7z"/>`,ruin:`<path d="M2 22V9l3-3 1.5 2.5L9 5l2 3.5V13h2.5V9l4-5.5L19.5 7 22 6v16h-6v-5c0-2.5-1.7-4-4-4s-4 1.5-4 4v5z"/>`,keep:`<path d="M3 2.5h3.5V5H10V2.5h4V5h3.5V2.5H21V9l-2 2v11H5V11L3 9z"/><path class="k" d="M10 22v-4.5a2 2 0 014 0V22zM11 10h2v4h-2z"/>`,log:`<path d="M6.5 5.5h13c2 0 3 2.8 3 6.5s-1 6.5-3 6.5h-13z"/><ellipse cx="6.2" cy="12" rx="4.4" ry="6.5"/><ellipse class="k" cx="6.2" cy="12" rx="2.4" ry="3.8"/><ellipse cx="6.2" cy="12" rx="1" ry="1.6"/>`,food:`<path d="M11.2 22V8h1.6v14z"/><path d="M12 1.5c2 2 2 4.5 0 6.5-2-2-2-4.5 0-6.5zM12.5 12.5c0-3 1.8-4.8 5-4.8 0 3-1.8 4.8-5 4.8zM11.5 12.5c0-3-1.8-4.8-5-4.8 0 3 1.8 4.8 5 4.8zM12.5 17.5c0-3 1.8-4.8 5-4.8 0 3-1.8 4.8-5 4.8zM11.5 17.5c0-3-1.8-4.8-5-4.8 0 3 1.8 4.8 5 4.8z"/>`,lore:`<path d="M6.5 22.5V9c0-4 2-7 5.5-7s5.5 3 5.5 7v13.5z"/><path class="k" d="M10 7h1.5v5l3-2.5v2L11.5 14v5H10z"/>`,fame:`<path d="M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7L2.5 9.5l6.6-.8z"/>`,den:`<path d="M2 20.5C2 11 6 5 12 5s10 6 10 15.5z"/><path class="k" d="M7.5 20.5c0-5.5 1.5-8.5 4.5-8.5s4.5 3 4.5 8.5z"/>`,food_silo:`<path d="M5 9c0-4 3-6.5 7-6.5S19 5 19 9v13H5z"/><path class="k" d="M7 10.5h10v1.3H7zM10.3 15h3.4v7h-3.4z"/>`,woodcutter_lodge:`<path d="M4.5 20.5L14.3 7.3l2 1.5L6.6 22zM12 5.5c3-3.5 7-4 10-2-.3 4-2.5 6.8-6.5 8.3l-3-2.5z"/>`,training_camp:`<path d="M3 2.5l9 8.2 9-8.2.5 3.5-8 7.5 4.5 4.3 1.8-1.5 1.2 1.3-4.5 4.2-1.3-1.2 1.4-1.6L12 15l-4.6 4 1.4 1.6-1.3 1.2L3 17.6l1.2-1.3L6 17.8l4.5-4.3-8-7.5z"/>`,defense_tower:`<path d="M6 2h2.5v2.5h2V2h3v2.5h2V2H18v7h-1.5l1.5 13H6L7.5 9H6z"/><path class="k" d="M11 11h2v4h-2z"/>`,fortress:`<path d="M1.5 6h2v2h1.5V6h2v2h1.5V2.5h1.7v1.7h1.1V2.5h1.4v1.7h1.1V2.5h1.7V8H17V6h2v2h1.5V6h2v16h-21z"/><path class="k" d="M9.8 22v-4.5a2.2 2.2 0 014.4 0V22z"/>`,altar_of_kings:`<path d="M2.5 6l5 4.5L12 3l4.5 7.5 5-4.5-2 10h-15zM4.5 17.8h15v3h-15z"/>`,bear:`<path d="M5 2.5c2.5 5 3 11 1 19l-2-.8C5.5 13.5 5 8 3 3.5zM10.5 1.5c2.5 6 3 13 1 21l-2.2-.6C11 14.5 10.5 8 8.3 2.5zM16 1.5c2.3 6 2.8 13 1 21l-2.2-.6c1.5-7.4 1-13.9-1-19.4zM21 3c1.8 5 2 11 .5 17.5l-2-.6C20.5 13.5 20.3 8 18.8 4z"/>`,boar:`<path d="M7 22C2 17 1 9 5 3c-.3 6 1.5 10 5.5 12.5zM17 22c5-5 6-13 2-19 .3 6-1.5 10-5.5 12.5z"/><path d="M8.5 18h7l-1.5 4h-4z"/>`,goat:`<path d="M11.3 22C11 14 9 8.5 4 7.5c-1 0-1 2.5.8 3.7L3.3 13C0 10.5.8 4 4.5 4 9 4.3 11.3 7.5 12 11c.7-3.5 3-6.7 7.5-7 3.7 0 4.5 6.5 1.2 9l-1.5-1.8c1.8-1.2 1.8-3.7.8-3.7-5 1-7 6.5-7.3 14.5z"/>`,raven:`<path d="M2 5.5c6 0 9 2.3 10.5 5.5L22 3.5c-.2 4.5-1.5 7.5-3.5 9.8l2.7 1-3.7 1.7 1.3 2.2-4-.3-1.3 3.6-2.2-2.6L8 22.5l.3-4.3C5.5 15.5 3.3 11 2 5.5z"/>`,snake:`<path d="M15.5 2c3 0 5.5 2 5.5 4.8 0 3.5-3.5 4.7-7.5 5.7-3 .7-4.5 1.3-4.5 2.8 0 1.2 1.2 2 3 2 2.5 0 4.3-1.2 6-3l2.5 2.5c-2.3 2.7-5.2 4.2-8.7 4.2-4.2 0-6.8-2.3-6.8-5.5 0-3.8 3.5-5 7.7-6 2.8-.7 4.3-1.2 4.3-2.5 0-.8-.7-1.2-1.7-1.2-2 0-3.5 1.2-5 2.7L7 6.8C9.2 4 12 2 15.5 2z"/><circle class="k" cx="16.5" cy="4.6" r=".9"/>`,stag:`<path d="M11 22.5v-6.3C6 15.5 3 12 2.5 6l1.8-.3c.3 1.9.8 3.4 1.7 4.6L6.2 4 8 4.1l-.2 7.6c1 .9 2.1 1.5 3.4 1.8l.8.1.8-.1c1.3-.3 2.4-.9 3.4-1.8L16 4.1 17.8 4l.2 6.3c.9-1.2 1.4-2.7 1.7-4.6l1.8.3c-.5 6-3.5 9.5-8.5 10.2v6.3z"/>`,wolf:`<path d="M15.5 2.5C10 3.2 6 7.5 6 12.5s4 9 9.5 9.5C9 23.5 2.5 19 2.5 12.3S9 1 15.5 2.5zM12 8.5L17 6l-.5 4 5 1.7-5 2.6.5 4-5-3z"/>`,quest:`<path d="M5 2.5h13.5a2.5 2.5 0 010 5H18V19a3 3 0 01-3 3H4.5a2.5 2.5 0 010-5H5z"/><path class="k" d="M8 7.5h7v1.3H8zM8 11h7v1.3H8zM8 14.5h4.5v1.3H8z"/>`,undo:`<path d="M9.5 3.5v4.3C17 7.8 21 11.5 21 19.5c-2-4-5.5-5.7-11.5-5.7v4.4L2 10.8z"/>`,skip:`<path d="M3 4l9 8-9 8zM12.5 4l6 5.3V4H21v16h-2.5v-5.3L12.5 20z"/>`,check:`<path d="M2.5 12.5l3-3 4 4 9-9.5 3 3-12 12.5z"/>`,cross:`<path d="M5 2.5l7 7 7-7L21.5 5l-7 7 7 7-2.5 2.5-7-7-7 7L2.5 19l7-7-7-7z"/>`,lock:`<path d="M7 10V7.5C7 4.5 9 2.5 12 2.5s5 2 5 5V10h2v11.5H5V10zm2.5 0h5V7.5c0-1.6-1-2.5-2.5-2.5s-2.5.9-2.5 2.5z"/>`,eye:`<path d="M12 5C6.5 5 3 9.5 1.5 12 3 14.5 6.5 19 12 19s9-4.5 10.5-7C21 9.5 17.5 5 12 5z"/><circle class="k" cx="12" cy="12" r="4"/><circle cx="12" cy="12" r="2"/>`,clock:`<path fill-rule="evenodd" d="M12 2a10 10 0 100 20 10 10 0 000-20zm0 2.5a7.5 7.5 0 110 15 7.5 7.5 0 010-15z"/><path d="M11 6.5h2v5.2l3.5 2-1 1.8L11 13z"/>`,book:`<path d="M2 4c4-1.5 7.5-1 9.3 1v15c-2-1.8-5.3-2.3-9.3-1zM22 4c-4-1.5-7.5-1-9.3 1v15c2-1.8 5.3-2.3 9.3-1z"/>`,link:`<path d="M10 7H7a5 5 0 000 10h3v-2.5H7a2.5 2.5 0 010-5h3zM14 7h3a5 5 0 010 10h-3v-2.5h3a2.5 2.5 0 000-5h-3zM8.5 10.8h7v2.4h-7z"/>`,bolt:`<path d="M14 1.5L4.5 13.5H11L9.5 22.5 19.5 10H13z"/>`,play:`<path d="M6 3.5l14 8.5-14 8.5z"/>`,pause:`<path d="M5 4h5v16H5zM14 4h5v16h-5z"/>`,next:`<path d="M4 4l11 8-11 8zM16 4h3.5v16H16z"/>`,prev:`<path d="M20 4L9 12l11 8zM8 4H4.5v16H8z"/>`,hand:`<path d="M3 6l9-3.5 4 12.5-9 3.5zM14 3.5l7.5 1-2 14.5-4-.5 2-5z"/>`,people:`<circle cx="9" cy="8" r="4"/><path d="M1.5 20.5c0-5 3-7.5 7.5-7.5s7.5 2.5 7.5 7.5z"/><circle cx="17.5" cy="9" r="3"/><path d="M18 13.5c3 .3 4.7 2.5 4.7 6h-4.5c-.2-2.3-1-4.2-2.3-5.5z"/>`,bot:`<path d="M11 1.5h2V5h5.5A2.5 2.5 0 0121 7.5v9a2.5 2.5 0 01-2.5 2.5h-13A2.5 2.5 0 013 16.5v-9A2.5 2.5 0 015.5 5H11z"/><circle class="k" cx="8.3" cy="11" r="1.9"/><circle class="k" cx="15.7" cy="11" r="1.9"/><path class="k" d="M8 15h8v1.5H8z"/><path d="M7 20.5h10V22H7z"/>`,list:`<path d="M3 4.5h4v3H3zM9 4.5h12v3H9zM3 10.5h4v3H3zM9 10.5h12v3H9zM3 16.5h4v3H3zM9 16.5h12v3H9z"/>`,map:`<path d="M2 5l6-2.5v16.5L2 21.5zM9.5 2.5l5 2.5v16.5l-5-2.5zM16 5l6-2.5V19l-6 2.5z"/>`,sun:`<circle cx="12" cy="12" r="5"/><path d="M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4 5.4L5.4 4l2.8 2.8-1.4 1.4zM15.8 17.2l1.4-1.4L20 18.6 18.6 20zM18.6 4L20 5.4l-2.8 2.8-1.4-1.4zM6.8 15.8l1.4 1.4L5.4 20 4 18.6z"/>`,moon:`<path d="M15 2.5c-4.5 1.5-7 5-7 9.5s3 8.5 8 9.5C9 23.5 2.5 19 2.5 12S9 .5 15 2.5z"/>`,dawn:`<path d="M6 16a6 6 0 0112 0zM1.5 17.5h21V20h-21zM11 4h2v4h-2zM3.5 9L5 7.6l2.5 2.5L6.1 11.5zM20.5 9L19 7.6l-2.5 2.5 1.4 1.4z"/>`,snow:`<path d="M11 1.5h2v8.3l7.2-4.2 1 1.8L14 11.6v.8l7.2 4.2-1 1.8-7.2-4.2v8.3h-2v-8.3l-7.2 4.2-1-1.8 7.2-4.2v-.8L2.8 7.4l1-1.8L11 9.8z"/>`,cards:`<path d="M3 5.5L13 3l3.5 14.5-10 2.5zM15 3.5l6.5 1.5-3 14.5-1-.2z"/>`,shield:`<path d="M12 1.5L21 5v7.5c0 5-4 8-9 10-5-2-9-5-9-10V5z"/>`,chat:`<path d="M2 4h20v13H11l-5 5v-5H2z"/>`,spark:`<path d="M12 1l2.5 8.5L23 12l-8.5 2.5L12 23l-2.5-8.5L1 12l8.5-2.5z"/>`,die:`<path d="M12 1.5l9 5v11l-9 5-9-5v-11z"/>`,wolfhead:`<path d="M3 2l5.500 4.500h7L21 2l.5 9.500-3 4.500-3.500 6h-6l-3.500-6-3-4.500z"/><path class="k" d="M6.500 11.500l4 1.800-2.500 1.500zM17.500 11.500l-4 1.800 2.500 1.500zM10.500 18.500h3L12 20.500z"/>`,skull:`<path d="M12 1.500c5.500 0 9 3.600 9 8.500 0 3-1.200 5-3.300 6.300V21H6.300v-4.700C4.200 15 3 13 3 10c0-4.900 3.500-8.500 9-8.500z"/><path class="k" d="M6 10.500l4.500-1 .5 3.500-3.500 1zM18 10.500l-4.500-1-.5 3.500 3.500 1zM11 15h2l.5 2h-3zM9.300 18.500h1.200V21H9.300zM13.500 18.500h1.200V21h-1.200z"/>`,bearhead:`<circle cx="5.200" cy="5.500" r="3.700"/><circle cx="18.800" cy="5.500" r="3.700"/><path d="M12 3c5.500 0 9 4 9 9.300 0 5.500-4 9.700-9 9.700s-9-4.200-9-9.700C3 7 6.500 3 12 3z"/><circle class="k" cx="8.300" cy="10.500" r="1.400"/><circle class="k" cx="15.700" cy="10.500" r="1.400"/><path class="k" d="M9.300 14.500h5.400L12 17.500zM11.300 17h1.400v2.500h-1.400z"/>`,wing:`<path d="M21.500 2C13 2 7.500 5 5 10c-1.600 3.300-1.700 7-1.500 12l3-3.500 1.500 1.500 1.500-3 2.500 1.200.5-3.200 3 .5-.5-3 3.500-.5-1.500-2.500 3.500-1.500-1.500-2c1-1.300 1.700-2.500 2-4z"/><path class="k" d="M6.500 17c.8-4.500 3.500-8 8-10.500l.5.8c-4 2.500-6.300 5.700-7.200 9.900z"/>`,kaija:`<path d="M2.500 8.500L5 3l4 2h6l4-2 2.500 5.500L20 11v5l-4 5.500H8L4 16v-5z"/><path class="k" d="M6.500 10.500h4.500v2H6.500zM13 10.500h4.500v2H13zM11.300 6h1.400v8h-1.400zM9.500 16.500h5L12 19z"/>`,flame:`<path d="M12.500 1.500c1 4 6.500 6 6.500 12.300 0 4.700-3 8.200-7 8.200s-7-3.500-7-8c0-3.300 1.800-5.200 3.300-7 .2 2 .9 3.200 2 3.700-.3-3.700.7-6.700 2.200-9.200z"/><path class="k" d="M12.300 12c.4 2 2.700 3 2.700 5.500 0 1.700-1.300 3-3 3s-3-1.300-3-3c0-1.400.8-2.200 1.500-3 .2.800.5 1.200 1 1.400 0-1.400.2-2.700.8-3.900z"/>`,swords:`<path d="M3 2.500l9 8.200 9-8.200.5 3.500-8 7.500 4.500 4.300 1.800-1.500 1.200 1.300-4.500 4.200-1.300-1.200 1.400-1.600L12 15l-4.600 4 1.400 1.600-1.300 1.200L3 17.600l1.200-1.300L6 17.800l4.500-4.300-8-7.500z"/>`,turn:`<path d="M12 3.500c4.700 0 8.500 3.800 8.500 8.500h-3c0-3-2.500-5.500-5.500-5.500S6.500 9 6.500 12s2.500 5.500 5.500 5.500c1.500 0 2.800-.6 3.800-1.500l-2.300-2.500H21V21l-2.900-2.900c-1.600 1.500-3.700 2.400-6.100 2.400-4.700 0-8.500-3.800-8.500-8.500S7.300 3.500 12 3.500z"/>`,bell:`<path d="M12 1.500c1 0 1.700.8 1.700 1.800C16.700 4 18.500 6.500 18.500 10v5l2.500 3.500H3L5.500 15v-5c0-3.500 1.800-6 4.800-6.700 0-1 .7-1.800 1.700-1.800zM9.500 20h5a2.500 2.500 0 01-5 0z"/>`,sound:`<path d="M2 8.500h5L13 3v18l-6-5.500H2zM15.500 8c2.500 1.500 2.500 6.500 0 8zM18 4.500c5 3 5 12 0 15l-1-1.800c3.300-2.200 3.300-9.200 0-11.400z"/>`,plus:`<path d="M10.300 3h3.400v7.300H21v3.400h-7.300V21h-3.400v-7.300H3v-3.400h7.300z"/>`,minus:`<path d="M3 10.300h18v3.400H3z"/>`},us={sympathy:ls.alliance,wood:ls.log,menhir:ls.lore,forge:ls.workshop,gear:ls.sawmill,crown:ls.altar_of_kings,flag:ls.recruiter},ds={...ls,...us};function fs(e){return e in ds}var ps=W(`<svg viewBox="0 0 24 24" role="img"><title> </title><!></svg>`),ms=W(`<svg viewBox="0 0 24 24" aria-hidden="true"></svg>`);function Q(e,t){O(t,!0);let n=Hi(t,`size`,3,16),r=Hi(t,`title`,3,``),i=Hi(t,`flip`,3,!1),a=A(()=>fs(t.name)?ds[t.name]:ds.cards);var o=G(),s=F(o),c=e=>{var t=ps();let o;var s=P(t),c=I(s,!0);ni(L(s),()=>V(a),void 0,!0),D(t),R(()=>{o=mi(t,0,`g svelte-fv1qws`,null,o,{flip:i()}),X(t,`width`,n()),X(t,`height`,n()),X(t,`aria-label`,r()),q(c,r())}),K(e,t)},l=e=>{var t=ms();let r;ni(t,()=>V(a),!0),D(t),R(()=>{r=mi(t,0,`g svelte-fv1qws`,null,r,{flip:i()}),X(t,`width`,n()),X(t,`height`,n())}),K(e,t)};J(s,e=>{r()?e(c):e(l,-1)}),K(e,o),k()}var hs=W(`<svg viewBox="0 0 30 30" aria-hidden="true"><path d="M15 2.5C23 2 28 7.5 27.5 15S22 28 14.5 27.5 2 22 2.5 14.5 8 3 15 2.5z" fill="var(--clearing)" stroke="var(--ink)" stroke-width="1.8"></path><path d="M4 21Q11 17 14 14T26 8" fill="none" stroke="var(--path-edge)" stroke-width="5"></path><path d="M4 21Q11 17 14 14T26 8" fill="none" stroke="var(--path)" stroke-width="3"></path><path d="M9 13l-3.5-6L9 8l1.500-4L12 8l3.500-1L12 13zM20 25l-3-5 2.800.8L21 17l1.200 3.800L25 20l-3 5z" fill="var(--alliance)" stroke="var(--ink)" stroke-linejoin="round"></path></svg>`);function gs(e,t){let n=Hi(t,`size`,3,30);var r=hs();R(()=>{X(r,`width`,n()),X(r,`height`,n())}),K(e,r)}var _s=()=>`Notification`in window?Notification.permission:`denied`;async function vs(){return`Notification`in window?Notification.requestPermission():`denied`}var ys=``;function bs(e,t,n){if(ys===e||(ys=e,ua.sounds&&Ss(),!document.hidden||_s()!==`granted`))return;let r=new Notification(t,{body:n,tag:e,icon:`/icon.svg`});r.onclick=()=>{window.focus(),r.close()}}var xs=null;function Ss(){xs??=new AudioContext;let e=xs.currentTime;for(let[t,n]of[[0,523],[.16,659]]){let r=xs.createOscillator(),i=xs.createGain();r.type=`sine`,r.frequency.value=n,i.gain.setValueAtTime(0,e+t),i.gain.linearRampToValueAtTime(.12,e+t+.02),i.gain.exponentialRampToValueAtTime(1e-4,e+t+.5),r.connect(i).connect(xs.destination),r.start(e+t),r.stop(e+t+.55)}}var Cs=U(`<button> </button>`),ws=U(`<span class="tag"> </span>`),Ts=U(`<span class="tag wait"> </span>`),Es=U(`<button class="btn small"> </button>`),Ds=U(`<div class="menu svelte-1v5h9wk" role="dialog"><div class="line svelte-1v5h9wk"><span> </span> <span class="seg"></span></div> <div class="line svelte-1v5h9wk"><span> </span> <span class="seg"></span></div> <label class="line svelte-1v5h9wk"><span> </span><input type="checkbox" class="svelte-1v5h9wk"/></label> <label class="line svelte-1v5h9wk"><span> </span><input type="checkbox" class="svelte-1v5h9wk"/></label> <label class="line svelte-1v5h9wk"><span> </span><input type="checkbox" class="svelte-1v5h9wk"/></label> <div class="line svelte-1v5h9wk"><span> </span> <!></div> <label class="line svelte-1v5h9wk"><span> </span><input class="field svelte-1v5h9wk" maxlength="40"/></label></div>`);function Os(e,t){O(t,!0);let n=M(en(_s()));var r=Ds();wr(`keydown`,rn,e=>{e.key===`Escape`&&t.close()});var i=P(r),a=P(i),o=I(a,!0),s=L(a,2);Y(s,20,()=>Vo,e=>e,(e,t)=>{var n=Cs();let r;var i=I(n,!0);R(()=>{X(n,`aria-pressed`,qo.language===t),r=mi(n,1,``,null,r,{on:qo.language===t}),q(i,t===`pl`?`Polski`:`English`)}),H(`click`,n,()=>qo.choose(t)),K(e,n)}),D(s),D(i);var c=L(i,2),l=P(c),u=I(l,!0),d=L(l,2);Y(d,20,()=>[`light`,`dark`],e=>e,(e,t)=>{var n=Cs();let r;var i=I(n,!0);R(e=>{X(n,`aria-pressed`,ua.theme===t),r=mi(n,1,``,null,r,{on:ua.theme===t}),q(i,e)},[()=>Z(`page-theme-${t}-short`)]),H(`click`,n,()=>{ua.theme=t,ua.keep()}),K(e,n)}),D(d),D(c);var f=L(c,2),p=P(f),m=I(p,!0),h=L(p);Di(h),D(f);var g=L(f,2),_=P(g),v=I(_,!0),y=L(_);Di(y),D(g);var b=L(g,2),x=P(b),S=I(x,!0),ee=L(x);Di(ee),D(b);var te=L(b,2),C=P(te),ne=I(C,!0),re=L(C,2),ie=e=>{var t=ws(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-on`)]),K(e,t)},w=e=>{var t=Ts(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-blocked`)]),K(e,t)},ae=e=>{var t=Es(),r=I(t,!0);R(e=>q(r,e),[()=>Z(`page-allow`)]),H(`click`,t,()=>void vs().then(e=>N(n,e,!0))),K(e,t)};J(re,e=>{V(n)===`granted`?e(ie):V(n)===`denied`?e(w,1):e(ae,-1)}),D(te);var oe=L(te,2),se=P(oe),ce=I(se,!0),le=L(se);Di(le),D(oe),D(r),R((e,t,n,i,a,s,c,l)=>{X(r,`aria-label`,e),q(o,t),q(u,n),q(m,i),q(v,a),q(S,s),q(ne,c),q(ce,l)},[()=>Z(`page-settings`),()=>Z(`page-language`),()=>Z(`page-theme`),()=>Z(`page-set-confirm`),()=>Z(`page-set-still`),()=>Z(`page-set-sounds`),()=>Z(`page-set-notify`),()=>Z(`page-your-name`)]),H(`change`,h,()=>ua.keep()),Ni(h,()=>ua.confirm,e=>ua.confirm=e),H(`change`,y,()=>ua.keep()),Ni(y,()=>ua.still,e=>ua.still=e),H(`change`,ee,()=>ua.keep()),Ni(ee,()=>ua.sounds,e=>ua.sounds=e),H(`change`,le,()=>ua.keep()),Mi(le,()=>ua.name,e=>ua.name=e),K(e,r),k()}Tr([`click`,`change`]);var ks=U(`<span>Polana</span>`),As=U(`<span class="name svelte-1hm81ai"> </span>`),js=U(`<span class="sub svelte-1hm81ai"> </span>`),Ms=U(`<span class="sep svelte-1hm81ai"></span> <!> <!>`,1),Ns=U(`<span class="grow"></span><!>`,1),Ps=U(`<button> </button>`),Fs=U(`<span class="seg lang" role="group"></span> <button class="ib"><!></button>`,1),Is=U(`<header><a class="brand svelte-1hm81ai" href="/"><!><!></a> <!> <!> <span class="grow"></span> <!> <!> <button class="ib"><!></button> <!></header>`);function Ls(e,t){O(t,!0);let n=Hi(t,`name`,3,``),r=Hi(t,`sub`,3,``),i=Hi(t,`narrow`,3,!1),a=M(!1);var o=Is();let s;var c=P(o),l=P(c);{let e=A(()=>i()?26:30);gs(l,{get size(){return V(e)}})}var u=L(l),f=e=>{K(e,ks())};J(u,e=>{i()||e(f)}),D(c);var p=L(c,2),m=e=>{var t=Ms(),i=L(F(t),2),a=e=>{var t=As(),r=I(t,!0);R(()=>q(r,n())),K(e,t)};J(i,e=>{n()&&e(a)});var o=L(i,2),s=e=>{var t=js(),n=I(t,!0);R(()=>q(n,r())),K(e,t)};J(o,e=>{r()&&e(s)}),K(e,t)};J(p,e=>{!i()&&(n()||r())&&e(m)});var h=L(p,2),g=e=>{var n=Ns();ri(L(F(n)),()=>t.middle),K(e,n)};J(h,e=>{t.middle&&e(g)});var _=L(h,4);ri(_,()=>t.tools??d);var v=L(_,2),y=e=>{var t=Fs(),n=F(t);Y(n,20,()=>Vo,e=>e,(e,t)=>{var n=Ps();let r;var i=I(n,!0);R(()=>{X(n,`aria-pressed`,qo.language===t),X(n,`lang`,t),r=mi(n,1,``,null,r,{on:qo.language===t}),q(i,t===`pl`?`Polski`:`English`)}),H(`click`,n,()=>qo.choose(t)),K(e,n)}),D(n);var r=L(n,2),i=P(r);{let e=A(()=>ua.theme===`light`?`moon`:`sun`);Q(i,{get name(){return V(e)},size:17})}D(r),R((e,t)=>{X(n,`aria-label`,e),X(r,`aria-label`,t)},[()=>Z(`page-language`),()=>Z(ua.theme===`light`?`page-theme-dark`:`page-theme-light`)]),H(`click`,r,()=>{ua.theme=ua.theme===`light`?`dark`:`light`,ua.keep()}),K(e,t)};J(v,e=>{i()||e(y)});var b=L(v,2);Q(P(b),{name:`gear`,size:19}),D(b);var x=L(b,2),S=e=>{Os(e,{close:()=>N(a,!1)})};J(x,e=>{V(a)&&e(S)}),D(o),R((e,t)=>{s=mi(o,1,`top svelte-1hm81ai`,null,s,{narrow:i()}),X(c,`aria-label`,e),X(b,`aria-label`,t),X(b,`aria-expanded`,V(a))},[()=>Z(`page-home`),()=>Z(`page-settings`)]),H(`click`,c,e=>{e.preventDefault(),Gi(`/`)}),H(`click`,b,()=>N(a,!V(a))),K(e,o),k()}Tr([`click`]);var Rs=U(`<p class="bad svelte-y6r8zd" role="alert"> </p>`),zs=U(`<button type="button" class="btn"> </button>`),Bs=U(`<!> <main class="svelte-y6r8zd"><form class="box svelte-y6r8zd"><h1 class="svelte-y6r8zd"> </h1> <p class="muted"> </p> <label class="svelte-y6r8zd"> <input class="field" maxlength="40"/></label> <!> <button class="btn pri"> </button> <!></form></main>`,1);function Vs(e,t){O(t,!0);let n=M(``),r=M(!1),i=A(()=>ca(t.table).length>0);async function a(e){e.preventDefault(),N(r,!0),ua.keep();try{let e=await Zi(t.invite,ua.name);oa({table:e.table,key:e.key,seat:e.seat}),Gi(`/t/${e.table}`,!0)}catch(e){let t=e instanceof Ki?e.code:`fault`;N(n,Zo(`page-error-${t}`)?Z(`page-error-${t}`):String(e),!0)}N(r,!1)}var o=Bs(),s=F(o);Ls(s,{});var c=L(s,2),l=P(c),u=P(l),d=I(u,!0),f=L(u,2),p=I(f,!0),m=L(f,2),h=P(m,!0),g=L(h);Di(g),D(m);var _=L(m,2),v=e=>{var t=Rs(),r=I(t,!0);R(()=>q(r,V(n))),K(e,t)};J(_,e=>{V(n)&&e(v)});var y=L(_,2),b=I(y,!0),x=L(y,2),S=e=>{var n=zs(),r=I(n,!0);R(e=>q(r,e),[()=>Z(`page-to-table`)]),H(`click`,n,()=>Gi(`/t/${t.table}`)),K(e,n)};J(x,e=>{V(i)&&e(S)}),D(l),D(c),R((e,n,i,a)=>{q(d,e),q(p,n),q(h,i),y.disabled=V(r)||!t.invite,q(b,a)},[()=>Z(`page-join-title`),()=>Z(`page-join-text`),()=>Z(`page-your-name`),()=>Z(`page-sit-down`)]),wr(`submit`,l,e=>void a(e)),Mi(g,()=>ua.name,e=>ua.name=e),K(e,o),k()}Tr([`click`]);var Hs=`modulepreload`,Us=function(e){return`/`+e},Ws={},Gs=function(e){return e.pathname.endsWith(`.css`)},Ks=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},qs=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Us(t,n);let r=s(t),i=Gs(r);return Ks(Ws,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Hs,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Js={northgard:()=>qs(()=>import(`./page-w5usNSk5.js`),__vite__mapDeps([0,1]))},Ys=new Map;function Xs(e){let t=Ys.get(e);if(!t){let n=Js[e];t=n?n().then(e=>e.default):Promise.resolve(null),Ys.set(e,t)}return t}var Zs=e=>e in Js,Qs=W(`<defs><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="6"></feGaussianBlur></filter><filter id="drop" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="1.5" stdDeviation="1.6" flood-opacity=".35"></feDropShadow></filter><pattern id="fogp" width="46" height="22" patternUnits="userSpaceOnUse"><path d="M2 8q7-6 14 0t14 0M24 18q6-5 12 0t10 0" fill="none" stroke="var(--line)" stroke-width="1.3" stroke-linecap="round"></path></pattern><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="var(--ink-2)" stroke-width="1.3"></path></pattern></defs>`);function $s(e){K(e,Qs())}var ec=class{#e=M(1);get k(){return V(this.#e)}set k(e){N(this.#e,e,!0)}#t=M(0);get x(){return V(this.#t)}set x(e){N(this.#t,e,!0)}#n=M(0);get y(){return V(this.#n)}set y(e){N(this.#n,e,!0)}dragged=!1;get moved(){return this.k!==1||this.x!==0||this.y!==0}get transform(){return`translate(${this.x} ${this.y}) scale(${this.k})`}reset(){this.k=1,this.x=0,this.y=0}zoom(e,t,n){let r=Math.min(4,Math.max(1,this.k*e)),i=r/this.k;this.x=r===1?0:t-(t-this.x)*i,this.y=r===1?0:n-(n-this.y)*i,this.k=r}attach=e=>{let t=new Map,n={x:0,y:0},r={x:0,y:0},i=0,a=0,o=t=>{let n=e.getScreenCTM();if(!n)return{x:0,y:0};let r=new DOMPoint(t.clientX,t.clientY).matrixTransform(n.inverse());return{x:r.x,y:r.y}},s=()=>e.getScreenCTM()?.a??1,c=e=>{e.preventDefault();let t=o(e);this.zoom(Math.exp(-e.deltaY*.0016),t.x,t.y)},l=e=>{if(t.set(e.pointerId,{x:e.clientX,y:e.clientY}),n=r={x:e.clientX,y:e.clientY},this.dragged=!1,e.pointerType===`touch`&&t.size===1){if(e.timeStamp-a<300){let t=o(e);this.k>1?this.reset():this.zoom(2,t.x,t.y),this.dragged=!0}a=e.timeStamp}},u=e=>{if(t.has(e.pointerId)){if(t.set(e.pointerId,{x:e.clientX,y:e.clientY}),t.size===2){let[e,n]=[...t.values()];if(!e||!n)return;let r=Math.hypot(e.x-n.x,e.y-n.y),a=o({clientX:(e.x+n.x)/2,clientY:(e.y+n.y)/2});i&&this.zoom(r/i,a.x,a.y),i=r,this.dragged=!0}else Math.hypot(e.clientX-r.x,e.clientY-r.y)>6&&(this.dragged=!0),this.dragged&&this.k>1&&(this.x+=(e.clientX-n.x)/s(),this.y+=(e.clientY-n.y)/s()),n={x:e.clientX,y:e.clientY}}},d=e=>{t.delete(e.pointerId),i=0},f=e=>{this.dragged&&e.stopPropagation(),this.dragged=!1};return e.addEventListener(`wheel`,c,{passive:!1}),e.addEventListener(`pointerdown`,l),window.addEventListener(`pointermove`,u),window.addEventListener(`pointerup`,d),window.addEventListener(`pointercancel`,d),e.addEventListener(`click`,f,{capture:!0}),()=>{e.removeEventListener(`wheel`,c),e.removeEventListener(`pointerdown`,l),window.removeEventListener(`pointermove`,u),window.removeEventListener(`pointerup`,d),window.removeEventListener(`pointercancel`,d),e.removeEventListener(`click`,f,{capture:!0})}}},$=e=>(Math.round(e*10)/10).toString();function tc(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let e=Math.imul(t^t>>>15,t|1);return e=e+Math.imul(e^e>>>7,e|61)^e,((e^e>>>14)>>>0)/4294967296}}var nc=(e,t)=>Math.hypot(e[0]-t[0],e[1]-t[1]);function rc(e,t=!1){return`M`+e.map(([e,t])=>`${$(e)} ${$(t)}`).join(`L`)+(t?`Z`:``)}function ic(e,t=!1,n=.5){let r=e.length,i=n=>e[t?(n%r+r)%r:Math.min(r-1,Math.max(0,n))],a=`M${$(i(0)[0])} ${$(i(0)[1])}`;for(let e=0;e<(t?r:r-1);e++){let[t,r,o,s]=[i(e-1),i(e),i(e+1),i(e+2)],c=[r[0]+(o[0]-t[0])*n/3,r[1]+(o[1]-t[1])*n/3],l=[o[0]-(s[0]-r[0])*n/3,o[1]-(s[1]-r[1])*n/3];a+=`C${$(c[0])} ${$(c[1])} ${$(l[0])} ${$(l[1])} ${$(o[0])} ${$(o[1])}`}return a+(t?`Z`:``)}function ac(e,t,n){let r=n[0]-t[0],i=n[1]-t[1],a=r*r+i*i,o=a===0?0:Math.max(0,Math.min(1,((e[0]-t[0])*r+(e[1]-t[1])*i)/a));return Math.hypot(e[0]-t[0]-o*r,e[1]-t[1]-o*i)}function oc(e,t){let n=1/0;for(let r of t)for(let t=0;t<r.length;t++){let i=ac(e,r[t],r[(t+1)%r.length]);i<n&&(n=i)}return n}function sc(e,t){let n=!1;for(let r of t)for(let t=0,i=r.length-1;t<r.length;i=t++){let[a,o]=r[t],[s,c]=r[i];o>e[1]!=c>e[1]&&e[0]<(s-a)*(e[1]-o)/(c-o)+a&&(n=!n)}return n}function cc(e,t,n=!1){let r=[],i=t/2,a=e.length;for(let o=0;o<(n?a:a-1);o++){let n=e[o],s=e[(o+1)%a],c=nc(n,s);for(;i<=c&&c>0;)r.push([n[0]+(s[0]-n[0])*i/c,n[1]+(s[1]-n[1])*i/c]),i+=t;i-=c}return r}function lc(e,t,n){let r=Math.abs(t),i=``;for(let a of e){let o=[],s=cc(a,3,!0);for(let i=0;i<s.length;i++){let a=s[(i-1+s.length)%s.length],c=s[(i+1)%s.length],l=nc(a,c)||1,u=[-(c[1]-a[1])/l,(c[0]-a[0])/l];for(let a of[1,-1]){let c=[s[i][0]+u[0]*r*a,s[i][1]+u[1]*r*a];if(sc(c,e)!==t>0||oc(c,e)<r-.6)continue;let l=o.at(-1);if(!(l&&nc(l,c)<n)&&!(o.length>1&&nc(o[0],c)<n*.7)){o.push(c);break}}}for(let[e,t]of o)i+=`M${$(e)} ${$(t)}h0`}return i}var uc={meta:{schema:1,tile_count:35,regular_count:33,source:`public:scribd.com/document/678760682 (English core rules: 35 map tiles incl. 1 starting tile); public:stertagier.pl (35 kafli)`},model:{edge_order:[`N`,`E`,`S`,`W`],corner_order:[`NW`,`NE`,`SE`,`SW`],rotation_unit:`quarter turn clockwise`,border_end_offsets:[0,1],segments_per_edge:1,max_regions:4,site_kinds:[`small`,`stone`,`large`],border_kinds:[`regular`,`difficult`],source:`public:haunt-roll-fail/nort`,corners:{none:`no border ends at this corner`},joining:{territory:`connected component of regions under shared edges`,closed:`no edge of any of its regions faces an empty cell`,size:`number of different tiles that contribute a region`,adjacent:`two different territories with at least one [[tile.border]] record between them on some tile`,difficult_only:`adjacent territories all of whose common border records are difficult`,corner_contact_counts:!1,source:`seed`},continuity:{forbidden_border_ends_at_full_point:[1],kinds_must_match:!1,holes_allowed:!0,source:`seed`},start_five:{first:{tile:`start`,x:0,y:0,r:0},second:{tile:`start_5`,x:1,y:0,r:0},middle_territory:[[`start`,`e`],[`start_5`,`w`]],middle_is_closed:!0,free_edges:6,source:`seed`},start_five_below_five_players:{in_pile:!0,source:`seed`}},shape:[{id:`whole`,polygon:{a:[[0,0],[1,0],[1,1],[0,1]]},source:`house`},{id:`corner`,polygon:{nw:[[0,0],[1,0],[0,1]],es:[[1,0],[1,1],[0,1]]},source:`house`},{id:`cap`,polygon:{n:[[0,0],[1,0],[.5,.4]],rest:[[0,0],[.5,.4],[1,0],[1,1],[0,1]]},source:`house`},{id:`band`,polygon:{n:[[0,0],[1,0],[.5,.34]],mid:[[0,0],[.5,.34],[1,0],[1,1],[.5,.66],[0,1]],s:[[0,1],[.5,.66],[1,1]]},source:`house`},{id:`fork`,polygon:{nw:[[0,0],[1,0],[.58,.58],[0,1]],e:[[1,0],[1,1],[.58,.58]],s:[[0,1],[.58,.58],[1,1]]},source:`house`},{id:`bridge_we`,polygon:{n:[[0,0],[1,0],[.5,.36]],e:[[1,0],[1,1],[.5,.64],[.5,.36]],s:[[0,1],[.5,.64],[1,1]],w:[[0,0],[.5,.36],[.5,.64],[0,1]]},source:`house`},{id:`bridge_ns`,polygon:{n:[[0,0],[1,0],[.64,.5],[.36,.5]],e:[[1,0],[1,1],[.64,.5]],s:[[0,1],[.36,.5],[.64,.5],[1,1]],w:[[0,0],[.36,.5],[0,1]]},source:`house`}],totals:{regions:103,food:12,wood:11,lore:8,small:45,stone:8,large:14,den:11,regular_borders:76,difficult_borders:21,tiles:35,source:`house`},tile:[{id:`start`,name_en:`Starting tile`,name_pl:`Kafel startowy`,kind:`start`,back:`start`,shape:`bridge_we`,corners:[`regular`,`regular`,`regular`,`regular`],region:[{id:`n`,edges:[`N`],food:0,wood:0,lore:0,sites:[],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[],den:!1},{id:`w`,edges:[`W`],food:0,wood:0,lore:0,sites:[],den:!1}],border:[{a:`n`,b:`w`,kind:`regular`},{a:`n`,b:`e`,kind:`regular`},{a:`e`,b:`w`,kind:`regular`},{a:`s`,b:`w`,kind:`regular`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`start_5`,name_en:`Five-player starting tile`,name_pl:`Kafel startowy dla 5 graczy`,kind:`start_5`,back:`regular`,shape:`bridge_ns`,corners:[`regular`,`regular`,`regular`,`regular`],region:[{id:`n`,edges:[`N`],food:0,wood:0,lore:0,sites:[],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[],den:!1},{id:`w`,edges:[`W`],food:1,wood:0,lore:0,sites:[],den:!1}],border:[{a:`n`,b:`w`,kind:`regular`},{a:`n`,b:`e`,kind:`regular`},{a:`n`,b:`s`,kind:`regular`},{a:`s`,b:`w`,kind:`regular`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_01`,name_en:`Map tile 01`,name_pl:`Kafel mapy 01`,kind:`regular`,back:`regular`,shape:`bridge_we`,corners:[`regular`,`regular`,`difficult`,`regular`],region:[{id:`n`,edges:[`N`],food:1,wood:0,lore:0,sites:[],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`w`,edges:[`W`],food:0,wood:0,lore:0,sites:[],den:!0}],border:[{a:`n`,b:`w`,kind:`regular`},{a:`n`,b:`e`,kind:`regular`},{a:`e`,b:`w`,kind:`regular`},{a:`s`,b:`w`,kind:`regular`},{a:`e`,b:`s`,kind:`difficult`}],source:`public:haunt-roll-fail/nort`},{id:`tile_02`,name_en:`Map tile 02`,name_pl:`Kafel mapy 02`,kind:`regular`,back:`regular`,shape:`cap`,corners:[`regular`,`regular`,`none`,`none`],region:[{id:`n`,edges:[`N`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`rest`,edges:[`E`,`S`,`W`],food:1,wood:0,lore:0,sites:[`small`],den:!1}],border:[{a:`n`,b:`rest`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_03`,name_en:`Map tile 03`,name_pl:`Kafel mapy 03`,kind:`regular`,back:`regular`,shape:`bridge_we`,corners:[`regular`,`difficult`,`regular`,`difficult`],region:[{id:`n`,edges:[`N`],food:0,wood:0,lore:0,sites:[],den:!0},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[`stone`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`w`,edges:[`W`],food:1,wood:0,lore:0,sites:[],den:!1}],border:[{a:`n`,b:`w`,kind:`regular`},{a:`n`,b:`e`,kind:`difficult`},{a:`e`,b:`w`,kind:`difficult`},{a:`s`,b:`w`,kind:`difficult`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_04`,name_en:`Map tile 04`,name_pl:`Kafel mapy 04`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`regular`,`regular`,`regular`],region:[{id:`nw`,edges:[`N`,`W`],food:0,wood:0,lore:0,sites:[`large`],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[],den:!0},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[`stone`],den:!1}],border:[{a:`nw`,b:`e`,kind:`regular`},{a:`nw`,b:`s`,kind:`regular`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_05`,name_en:`Map tile 05`,name_pl:`Kafel mapy 05`,kind:`regular`,back:`regular`,shape:`corner`,corners:[`none`,`regular`,`none`,`regular`],region:[{id:`nw`,edges:[`N`,`W`],food:0,wood:0,lore:0,sites:[`stone`],den:!1},{id:`es`,edges:[`E`,`S`],food:0,wood:0,lore:0,sites:[`large`],den:!1}],border:[{a:`nw`,b:`es`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_06`,name_en:`Map tile 06`,name_pl:`Kafel mapy 06`,kind:`regular`,back:`regular`,shape:`bridge_we`,corners:[`regular`,`regular`,`regular`,`difficult`],region:[{id:`n`,edges:[`N`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:1,sites:[],den:!1},{id:`w`,edges:[`W`],food:0,wood:1,lore:0,sites:[],den:!1}],border:[{a:`n`,b:`w`,kind:`regular`},{a:`n`,b:`e`,kind:`regular`},{a:`e`,b:`w`,kind:`regular`},{a:`s`,b:`w`,kind:`difficult`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_07`,name_en:`Map tile 07`,name_pl:`Kafel mapy 07`,kind:`regular`,back:`regular`,shape:`band`,corners:[`regular`,`regular`,`regular`,`regular`],region:[{id:`n`,edges:[`N`],food:0,wood:0,lore:0,sites:[`stone`],den:!1},{id:`mid`,edges:[`E`,`W`],food:1,wood:0,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[],den:!0}],border:[{a:`n`,b:`mid`,kind:`regular`},{a:`mid`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_08`,name_en:`Map tile 08`,name_pl:`Kafel mapy 08`,kind:`regular`,back:`regular`,shape:`band`,corners:[`difficult`,`difficult`,`regular`,`regular`],region:[{id:`n`,edges:[`N`],food:0,wood:0,lore:0,sites:[],den:!1},{id:`mid`,edges:[`E`,`W`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[`small`],den:!1}],border:[{a:`n`,b:`mid`,kind:`difficult`},{a:`mid`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_09`,name_en:`Map tile 09`,name_pl:`Kafel mapy 09`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`regular`,`regular`,`regular`],region:[{id:`nw`,edges:[`N`,`W`],food:1,wood:0,lore:0,sites:[`small`],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[`stone`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[`small`],den:!1}],border:[{a:`nw`,b:`e`,kind:`regular`},{a:`nw`,b:`s`,kind:`regular`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_10`,name_en:`Map tile 10`,name_pl:`Kafel mapy 10`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`regular`,`regular`,`regular`],region:[{id:`nw`,edges:[`N`,`W`],food:1,wood:0,lore:0,sites:[`small`],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[`small`],den:!1}],border:[{a:`nw`,b:`e`,kind:`regular`},{a:`nw`,b:`s`,kind:`regular`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_11`,name_en:`Map tile 11`,name_pl:`Kafel mapy 11`,kind:`regular`,back:`regular`,shape:`cap`,corners:[`regular`,`regular`,`none`,`none`],region:[{id:`n`,edges:[`N`],food:0,wood:1,lore:0,sites:[`small`],den:!1},{id:`rest`,edges:[`E`,`S`,`W`],food:0,wood:0,lore:0,sites:[`large`],den:!1}],border:[{a:`n`,b:`rest`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_12`,name_en:`Map tile 12`,name_pl:`Kafel mapy 12`,kind:`regular`,back:`regular`,shape:`band`,corners:[`regular`,`regular`,`regular`,`regular`],region:[{id:`n`,edges:[`N`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`mid`,edges:[`E`,`W`],food:0,wood:1,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[],den:!1}],border:[{a:`n`,b:`mid`,kind:`regular`},{a:`mid`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_13`,name_en:`Map tile 13`,name_pl:`Kafel mapy 13`,kind:`regular`,back:`regular`,shape:`whole`,corners:[`none`,`none`,`none`,`none`],region:[{id:`a`,edges:[`N`,`E`,`S`,`W`],food:0,wood:1,lore:0,sites:[`large`],den:!1}],border:[],source:`public:haunt-roll-fail/nort`},{id:`tile_14`,name_en:`Map tile 14`,name_pl:`Kafel mapy 14`,kind:`regular`,back:`regular`,shape:`band`,corners:[`difficult`,`difficult`,`regular`,`regular`],region:[{id:`n`,edges:[`N`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`mid`,edges:[`E`,`W`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:1,wood:0,lore:0,sites:[],den:!1}],border:[{a:`n`,b:`mid`,kind:`difficult`},{a:`mid`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_15`,name_en:`Map tile 15`,name_pl:`Kafel mapy 15`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`regular`,`regular`,`regular`],region:[{id:`nw`,edges:[`N`,`W`],food:0,wood:0,lore:0,sites:[`large`],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:1,sites:[],den:!1}],border:[{a:`nw`,b:`e`,kind:`regular`},{a:`nw`,b:`s`,kind:`regular`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_16`,name_en:`Map tile 16`,name_pl:`Kafel mapy 16`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`regular`,`regular`,`difficult`],region:[{id:`nw`,edges:[`N`,`W`],food:1,wood:0,lore:0,sites:[`small`],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:1,sites:[],den:!1}],border:[{a:`nw`,b:`e`,kind:`regular`},{a:`nw`,b:`s`,kind:`difficult`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_17`,name_en:`Map tile 17`,name_pl:`Kafel mapy 17`,kind:`regular`,back:`regular`,shape:`cap`,corners:[`regular`,`regular`,`none`,`none`],region:[{id:`n`,edges:[`N`],food:0,wood:0,lore:0,sites:[],den:!0},{id:`rest`,edges:[`E`,`S`,`W`],food:0,wood:0,lore:0,sites:[`large`],den:!1}],border:[{a:`n`,b:`rest`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_18`,name_en:`Map tile 18`,name_pl:`Kafel mapy 18`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`regular`,`difficult`,`difficult`],region:[{id:`nw`,edges:[`N`,`W`],food:0,wood:0,lore:0,sites:[`stone`],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:1,lore:0,sites:[],den:!1}],border:[{a:`nw`,b:`e`,kind:`regular`},{a:`nw`,b:`s`,kind:`difficult`},{a:`e`,b:`s`,kind:`difficult`}],source:`public:haunt-roll-fail/nort`},{id:`tile_19`,name_en:`Map tile 19`,name_pl:`Kafel mapy 19`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`difficult`,`regular`,`difficult`],region:[{id:`nw`,edges:[`N`,`W`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:1,sites:[],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[`small`],den:!1}],border:[{a:`nw`,b:`e`,kind:`difficult`},{a:`nw`,b:`s`,kind:`difficult`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_20`,name_en:`Map tile 20`,name_pl:`Kafel mapy 20`,kind:`regular`,back:`regular`,shape:`corner`,corners:[`none`,`difficult`,`none`,`difficult`],region:[{id:`nw`,edges:[`N`,`W`],food:1,wood:0,lore:0,sites:[`small`],den:!1},{id:`es`,edges:[`E`,`S`],food:0,wood:0,lore:1,sites:[`small`],den:!1}],border:[{a:`nw`,b:`es`,kind:`difficult`}],source:`public:haunt-roll-fail/nort`},{id:`tile_21`,name_en:`Map tile 21`,name_pl:`Kafel mapy 21`,kind:`regular`,back:`regular`,shape:`corner`,corners:[`none`,`regular`,`none`,`regular`],region:[{id:`nw`,edges:[`N`,`W`],food:1,wood:0,lore:0,sites:[`small`],den:!1},{id:`es`,edges:[`E`,`S`],food:0,wood:0,lore:0,sites:[`large`],den:!1}],border:[{a:`nw`,b:`es`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_22`,name_en:`Map tile 22`,name_pl:`Kafel mapy 22`,kind:`regular`,back:`regular`,shape:`bridge_we`,corners:[`difficult`,`difficult`,`regular`,`regular`],region:[{id:`n`,edges:[`N`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[],den:!0},{id:`s`,edges:[`S`],food:0,wood:0,lore:1,sites:[],den:!1},{id:`w`,edges:[`W`],food:0,wood:0,lore:0,sites:[`stone`],den:!1}],border:[{a:`n`,b:`w`,kind:`difficult`},{a:`n`,b:`e`,kind:`difficult`},{a:`e`,b:`w`,kind:`regular`},{a:`s`,b:`w`,kind:`regular`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_23`,name_en:`Map tile 23`,name_pl:`Kafel mapy 23`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`regular`,`regular`,`regular`],region:[{id:`nw`,edges:[`N`,`W`],food:0,wood:0,lore:1,sites:[`small`],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[],den:!0}],border:[{a:`nw`,b:`e`,kind:`regular`},{a:`nw`,b:`s`,kind:`regular`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_24`,name_en:`Map tile 24`,name_pl:`Kafel mapy 24`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`regular`,`regular`,`regular`],region:[{id:`nw`,edges:[`N`,`W`],food:0,wood:0,lore:0,sites:[`large`],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[`small`],den:!1}],border:[{a:`nw`,b:`e`,kind:`regular`},{a:`nw`,b:`s`,kind:`regular`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_25`,name_en:`Map tile 25`,name_pl:`Kafel mapy 25`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`regular`,`difficult`,`regular`],region:[{id:`nw`,edges:[`N`,`W`],food:0,wood:0,lore:0,sites:[`large`],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[],den:!0},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[`small`],den:!1}],border:[{a:`nw`,b:`e`,kind:`regular`},{a:`nw`,b:`s`,kind:`regular`},{a:`e`,b:`s`,kind:`difficult`}],source:`public:haunt-roll-fail/nort`},{id:`tile_26`,name_en:`Map tile 26`,name_pl:`Kafel mapy 26`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`regular`,`regular`,`difficult`],region:[{id:`nw`,edges:[`N`,`W`],food:1,wood:0,lore:0,sites:[],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:1,lore:0,sites:[`small`],den:!1}],border:[{a:`nw`,b:`e`,kind:`regular`},{a:`nw`,b:`s`,kind:`difficult`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_27`,name_en:`Map tile 27`,name_pl:`Kafel mapy 27`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`regular`,`regular`,`regular`],region:[{id:`nw`,edges:[`N`,`W`],food:0,wood:0,lore:0,sites:[`large`],den:!1},{id:`e`,edges:[`E`],food:0,wood:1,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[],den:!0}],border:[{a:`nw`,b:`e`,kind:`regular`},{a:`nw`,b:`s`,kind:`regular`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_28`,name_en:`Map tile 28`,name_pl:`Kafel mapy 28`,kind:`regular`,back:`regular`,shape:`corner`,corners:[`none`,`regular`,`none`,`regular`],region:[{id:`nw`,edges:[`N`,`W`],food:0,wood:0,lore:0,sites:[`large`],den:!1},{id:`es`,edges:[`E`,`S`],food:0,wood:1,lore:0,sites:[`small`],den:!1}],border:[{a:`nw`,b:`es`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_29`,name_en:`Map tile 29`,name_pl:`Kafel mapy 29`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`regular`,`regular`,`regular`],region:[{id:`nw`,edges:[`N`,`W`],food:0,wood:0,lore:0,sites:[`large`],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:1,lore:0,sites:[],den:!1}],border:[{a:`nw`,b:`e`,kind:`regular`},{a:`nw`,b:`s`,kind:`regular`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_30`,name_en:`Map tile 30`,name_pl:`Kafel mapy 30`,kind:`regular`,back:`regular`,shape:`bridge_we`,corners:[`regular`,`regular`,`regular`,`regular`],region:[{id:`n`,edges:[`N`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`e`,edges:[`E`],food:0,wood:1,lore:0,sites:[],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`w`,edges:[`W`],food:0,wood:0,lore:0,sites:[],den:!0}],border:[{a:`n`,b:`w`,kind:`regular`},{a:`n`,b:`e`,kind:`regular`},{a:`e`,b:`w`,kind:`regular`},{a:`s`,b:`w`,kind:`regular`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_31`,name_en:`Map tile 31`,name_pl:`Kafel mapy 31`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`difficult`,`regular`,`difficult`],region:[{id:`nw`,edges:[`N`,`W`],food:0,wood:0,lore:0,sites:[`large`],den:!1},{id:`e`,edges:[`E`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:1,sites:[],den:!1}],border:[{a:`nw`,b:`e`,kind:`difficult`},{a:`nw`,b:`s`,kind:`difficult`},{a:`e`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`},{id:`tile_32`,name_en:`Map tile 32`,name_pl:`Kafel mapy 32`,kind:`regular`,back:`regular`,shape:`fork`,corners:[`none`,`regular`,`difficult`,`regular`],region:[{id:`nw`,edges:[`N`,`W`],food:0,wood:0,lore:0,sites:[`small`],den:!1},{id:`e`,edges:[`E`],food:0,wood:1,lore:0,sites:[],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[`small`],den:!1}],border:[{a:`nw`,b:`e`,kind:`regular`},{a:`nw`,b:`s`,kind:`regular`},{a:`e`,b:`s`,kind:`difficult`}],source:`public:haunt-roll-fail/nort`},{id:`tile_33`,name_en:`Map tile 33`,name_pl:`Kafel mapy 33`,kind:`regular`,back:`regular`,shape:`band`,corners:[`difficult`,`difficult`,`regular`,`regular`],region:[{id:`n`,edges:[`N`],food:0,wood:0,lore:0,sites:[`stone`],den:!1},{id:`mid`,edges:[`E`,`W`],food:0,wood:0,lore:0,sites:[`large`],den:!1},{id:`s`,edges:[`S`],food:0,wood:0,lore:0,sites:[],den:!0}],border:[{a:`n`,b:`mid`,kind:`difficult`},{a:`mid`,b:`s`,kind:`regular`}],source:`public:haunt-roll-fail/nort`}]},dc=new Map(uc.tile.map(e=>[e.id,e])),fc=new Map(uc.shape.map(e=>[e.id,e.polygon]));function pc(e,t){return fc.get(e.shape)?.[t]??[]}function mc(e){let t=dc.get(e);if(!t)throw Error(`there is no tile ${e}`);return t}function hc([e,t],n){let r=[e,t];for(let e=0;e<n%4;e++)r=[1-r[1],r[0]];return r}var gc=new Map;for(let e of uc.tile)for(let t of e.region)gc.set(`${e.id}.${t.id}`,gc.size);var _c=e=>gc.get(e)??-1,vc=9,yc=9,bc=tc(4),xc=Array.from({length:4},()=>({a:.008+bc()*.014,b:.008+bc()*.014,c:bc()*6.3,d:bc()*6.3}));function Sc([e,t]){let n=0,r=0;return xc.forEach(({a:i,b:a,c:o,d:s},c)=>{let l=1+c*.9;n+=Math.sin(e*i*l+t*a*l*.7+o)/(1+c*.5),r+=Math.sin(t*a*l-e*i*l*.6+s)/(1+c*.5)}),[e+n*vc*.55,t+r*vc*.55]}function Cc(e,t){let n=[],r=e.length;for(let i=0;i<(t?r:r-1);i++){let t=e[i],a=e[(i+1)%r],o=Math.max(2,Math.floor(nc(t,a)*137/yc));for(let e=0;e<o;e++)n.push(Sc([(t[0]+(a[0]-t[0])*e/o)*137,(t[1]+(a[1]-t[1])*e/o)*137]))}if(!t&&r){let t=e[r-1];n.push(Sc([t[0]*137,t[1]*137]))}return n}var wc=([e,t])=>`${Math.round(e*1e3)},${Math.round(t*1e3)}`,Tc=e=>e.reduce((t,[n,r],i)=>{let[a,o]=e[(i+1)%e.length];return t+(n*o-a*r)},0);function Ec(e,t){let n=pc(mc(e.tile),t).map(t=>{let[n,r]=hc(t,e.rotation);return[n+e.x,r+e.y]});return Tc(n)<0?n.reverse():n}function Dc(e){let t=new Map;for(let n of e)n.forEach((e,r)=>{let i=n[(r+1)%n.length],a=`${wc(i)}>${wc(e)}`;t.has(a)?t.delete(a):t.set(`${wc(e)}>${wc(i)}`,[e,i])});let n=new Map;for(let e of t.values()){let t=wc(e[0]);n.set(t,[...n.get(t)??[],e])}let r=[];for(let[e,t]of n)for(;t.length;){let i=[],a=t.pop();for(;a;){i.push(a[0]);let t=wc(a[1]);a=t===e?void 0:n.get(t)?.pop()}i.length>2&&r.push(i)}return r}function Oc(e,t){let n=e=>e.map((t,n)=>[t,e[(n+1)%e.length]]),r=new Set(n(t).flatMap(([e,t])=>[`${wc(e)}>${wc(t)}`,`${wc(t)}>${wc(e)}`])),i=n(e).filter(([e,t])=>r.has(`${wc(e)}>${wc(t)}`)),a=i.pop();if(!a)return[];let o=[...a];for(let e=!0;e;){e=!1;for(let[t,[n,r]]of i.entries()){let[a,s]=[wc(o[0]),wc(o.at(-1))];if(wc(n)===s)o.push(r);else if(wc(r)===s)o.push(n);else if(wc(n)===a)o.unshift(r);else if(wc(r)===a)o.unshift(n);else continue;i.splice(t,1),e=!0;break}}return o}function kc(e){let t=e.map(e=>e[0]),n=e.map(e=>e[1]),[r,i,a,o]=[Math.min(...t),Math.min(...n),Math.max(...t),Math.max(...n)],s=[(r+a)/2,(i+o)/2],c=-1;for(let t=0;t<3;t++){for(let t=1;t<12;t++)for(let n=1;n<12;n++){let l=[r+(a-r)*t/12,i+(o-i)*n/12];if(!Ac(l,e))continue;let u=oc(l,[e]);u>c&&([c,s]=[u,l])}let[t,n]=[(a-r)/6,(o-i)/6];[r,i,a,o]=[s[0]-t,s[1]-n,s[0]+t,s[1]+n]}return s}function Ac(e,t){let n=!1;for(let r=0,i=t.length-1;r<t.length;i=r++){let[a,o]=t[r],[s,c]=t[i];o>e[1]!=c>e[1]&&e[0]<(s-a)*(e[1]-o)/(c-o)+a&&(n=!n)}return n}var jc=new Map;function Mc(e,t){let n=jc.get(e);if(n)return n;let r=kc(t);return jc.set(e,r),r}var Nc=new Map;function Pc(e){let t=e.tiles.map(e=>`${e.tile}@${e.x},${e.y},${e.rotation}`).join(`;`),n=Nc.get(t);return n||(n=Fc(e),Nc.size>60&&Nc.clear(),Nc.set(t,n)),n}function Fc(e){let t=new Map,n=new Map,r=[],i=[],a=[],o=new Set(e.tiles.map(e=>`${e.x},${e.y}`));for(let s of e.tiles){let e=new Map;for(let{region:i,land:a}of s.regions){let o=i.slice(i.indexOf(`.`)+1),c=Ec(s,o);e.set(o,c);let l=Cc(c,!0);t.set(i,{region:i,land:a,loop:l,centre:Mc(`${i}@${s.x},${s.y},${s.rotation}`,l)}),n.set(a,[...n.get(a)??[],c]),r.push(c)}for(let t of mc(s.tile).border??[]){let n=Oc(e.get(t.a)??[],e.get(t.b)??[]);n.length&&i.push({rough:t.kind===`difficult`,points:Cc(n,!1)})}o.has(`${s.x+1},${s.y}`)&&a.push(Cc([[s.x+1,s.y],[s.x+1,s.y+1]],!1)),o.has(`${s.x},${s.y+1}`)&&a.push(Cc([[s.x,s.y+1],[s.x+1,s.y+1]],!1))}let s=new Map;for(let[e,t]of n)s.set(e,Dc(t).map(e=>Cc(e,!0)));return{regions:t,lands:s,outline:Dc(r).map(e=>Cc(e,!0)),borders:i,seams:a,box:Ic(e.tiles)}}function Ic(e){if(!e.length)return{x:-137,y:-137,w:411,h:411};let t=e.map(e=>e.x),n=e.map(e=>e.y),[r,i]=[Math.min(...t),Math.min(...n)];return{x:r*137,y:i*137,w:(Math.max(...t)-r+1)*137,h:(Math.max(...n)-i+1)*137}}var Lc=e=>e.map(e=>rc(e,!0)).join(``),Rc=W(`<g class="keycap" filter="url(#drop)"><rect fill="var(--lit-edge)" stroke="var(--lit-fill)" stroke-width="1.6"></rect><text text-anchor="middle" class="key1"> </text></g>`);function zc(e,t){O(t,!0);let n=Hi(t,`k`,3,1),r=A(()=>Math.max(26,13+t.label.length*8.5)*n());var i=Rc(),a=P(i),o=L(a),s=I(o,!0);D(i),R((e,n,r,i,c,l,u,d)=>{X(a,`x`,e),X(a,`y`,n),X(a,`width`,r),X(a,`height`,i),X(a,`rx`,c),X(o,`x`,l),X(o,`y`,u),X(o,`font-size`,d),q(s,t.label)},[()=>$(t.x-V(r)/2),()=>$(t.y-11*n()),()=>$(V(r)),()=>$(22*n()),()=>$(6*n()),()=>$(t.x),()=>$(t.y+5.3*n()),()=>$(15*n())]),K(e,i),k()}var Bc=W(`<g class="gg"></g>`);function Vc(e,t){O(t,!0);let n=Hi(t,`ink`,3,``),r=Hi(t,`behind`,3,``),i=A(()=>fs(t.name)?ds[t.name]:ds.cards);var a=Bc();let o;ni(a,()=>V(i),!0),D(a),R((e,i)=>{X(a,`transform`,`translate(${e??``} ${i??``}) scale(${t.size/24})`),o=gi(a,``,o,{color:n()||null,"--k":r()||null})},[()=>$(t.x-t.size/2),()=>$(t.y-t.size/2)]),K(e,a),k()}var Hc={marquise:`M-1-.95L-.5-.62Q0-.78.5-.62L1-.95V.5Q1 1 .5 1H-.5Q-1 1-1 .5Z`,eyrie:`M-.95-.9Q0-.62.95-.9V.1Q.9.72 0 1.08Q-.9.72-.95.1Z`,alliance:`M0-1.1Q.25-.75.6-.68Q1-.5 1 .05A1 .98 0 01-1 .05Q-1-.5-.6-.68Q-.25-.75 0-1.1Z`,vagabond:`M0-1.15L1.1 0L0 1.15L-1.1 0Z`,round:`M0-1A1 1 0 010 1A1 1 0 010-1Z`,square:`M-.75-.9H.75Q.9-.9.9-.75V.75Q.9.9.75.9H-.75Q-.9.9-.9.75V-.75Q-.9-.9-.75-.9Z`,hex:`M-.55-.95H.55L1.08 0L.55.95H-.55L-1.08 0Z`,tri:`M0-1.05L1.1.85H-1.1Z`,rect:`M-1.1-.68H1.1V.68H-1.1Z`,hexagon:`M-.58-1H.58L1.15 0L.58 1H-.58L-1.15 0Z`,spiky:`M0-1.15L.42-.72L1-.62L.78 0L1 .62L.42.72L0 1.15L-.42.72L-1 .62L-.78 0L-1-.62L-.42-.72Z`},Uc={fox:`M0-1.05L1.05-.55L.8.55L0 1.1L-.8.55L-1.05-.55Z`,rabbit:`M-.62-1.08H.62Q.95-1.08.95-.75V.75Q.95 1.08.62 1.08H-.62Q-.95 1.08-.95.75V-.75Q-.95-1.08-.62-1.08Z`,mouse:`M0-1.05A1.05 1.05 0 010 1.05A1.05 1.05 0 010-1.05Z`,bird:`M0-1.2L1.2 0L0 1.2L-1.2 0Z`},Wc={shape:`round`,glyph:`people`,colour:`var(--ink-3)`,scale:1.2},Gc=W(`<path vector-effect="non-scaling-stroke" class="po back"></path>`),Kc=W(`<!><path vector-effect="non-scaling-stroke" class="po"></path><!>`,1);function qc(e,t){O(t,!0);let n=Hi(t,`count`,3,1),r=A(()=>Array.from({length:Math.max(0,Math.min(n(),3)-1)},(e,t)=>Math.min(n(),3)-1-t));var i=Kc(),a=F(i);Y(a,16,()=>V(r),e=>e,(e,n)=>{var r=Gc();R((e,n)=>{X(r,`d`,Hc[t.emblem.shape]),X(r,`transform`,`translate(${e??``} ${n??``}) scale(${t.r??``})`),X(r,`fill`,t.emblem.colour)},[()=>$(t.x+t.r*.17*n),()=>$(t.y-t.r*.17*n)]),K(e,r)});var o=L(a),s=L(o);{let e=A(()=>t.y+(t.emblem.shape===`marquise`?.06*t.r:t.emblem.shape===`tri`?.18*t.r:0)),n=A(()=>t.r*t.emblem.scale);Vc(s,{get name(){return t.emblem.glyph},get x(){return t.x},get y(){return V(e)},get size(){return V(n)},ink:`var(--on-piece)`,get behind(){return t.emblem.colour}})}R((e,n)=>{X(o,`d`,Hc[t.emblem.shape]),X(o,`transform`,`translate(${e??``} ${n??``}) scale(${t.r??``})`),X(o,`fill`,t.emblem.colour)},[()=>$(t.x),()=>$(t.y)]),K(e,i),k()}var Jc={wolf:`round`,stag:`hex`,boar:`square`,raven:`eyrie`,goat:`alliance`,bear:`marquise`,snake:`vagabond`};function Yc(e){let t=e===null?void 0:Jc[e];return e===null||!t?Wc:{shape:t,glyph:e,colour:`var(--c-${e})`,scale:1.35}}var Xc=(e,t)=>Yc(e.players[t]?.clan??null),Zc={shape:`spiky`,glyph:`kaija`,colour:`var(--c-bear)`,scale:1.25},Qc={wolf:`wolfhead`,draugr:`skull`,brown_bear:`bearhead`,fallen_valkyrie:`wing`};function $c(e){return{shape:`spiky`,glyph:Qc[e]??`skull`,colour:`var(--creature)`,scale:1.25}}var el={food:{glyph:`food`,ink:`var(--food)`},wood:{glyph:`log`,ink:`var(--woodc)`},lore:{glyph:`lore`,ink:`var(--lore)`}};function tl(e,t){let n=e.split(`_`)[0]??``;return n in Jc?n:{recruit:`recruiter`,move:`training_camp`,explore:`map`,build:`hammer`,draw:`cards`,collect:`food`,choose:`spark`,special:`spark`}[t[0]??``]??`cards`}var nl=W(`<circle fill="var(--lit-fill)" stroke="var(--lit-edge)" stroke-width="1.6"></circle>`),rl=W(`<circle fill="var(--sheet)" stroke="var(--no)" stroke-width="1.6"></circle><!>`,1),il=W(`<text class="num count svelte-a3bw26"> </text>`),al=W(`<g filter="url(#drop)"><!><!></g><!><!>`,1),ol=W(`<rect fill="var(--n1)" fill-opacity=".75" stroke="var(--border)" stroke-width="1.5"></rect>`),sl=W(`<!><text class="lbl" text-anchor="middle"> </text>`,1),cl=W(`<circle fill="var(--sheet)" stroke="var(--c-snake)" stroke-width="1.8"></circle><!>`,1),ll=W(`<!><!><!>`,1),ul=W(`<g class="figures svelte-a3bw26"></g>`);function dl(e,t){O(t,!0);let n=A(()=>new Map(t.view.creatures.line.map(e=>[e.creature,e.kind])));function r(e){let r=[];if(e.owner!==null&&e.units&&r.push({emblem:Xc(t.view,e.owner),count:e.units,number:String(e.units),word:null,raid:!1}),e.kaija&&r.push({emblem:Zc,count:1,number:``,word:null,raid:!1}),e.raid&&e.raid.seat!==null&&e.raid.units){let{seat:n,units:i}=e.raid;r.push({emblem:Xc(t.view,n),count:i,number:String(i),word:null,raid:!0})}e.raid?.kaija&&r.push({emblem:Zc,count:1,number:``,word:null,raid:!0});for(let t of e.creatures){let e=$c(V(n).get(t)??``);r.push({emblem:e,count:1,number:``,word:`creature:${t}`,raid:!1})}return r}let i=e=>(e.number?54:38)*t.k,a=A(()=>t.view.lands.flatMap(e=>{let n=t.anchors.get(e.land);if(!n)return[];let a=r(e),o=[];for(let e=0;e<a.length;e+=2)o.push(a.slice(e,e+2));return[{land:e,spots:o.flatMap((e,r)=>{let a=e.reduce((e,t)=>e+i(t),0),s=n[0]-a/2;return e.map(e=>{let a={figure:e,x:s+19*t.k,y:n[1]+(r-(o.length-1)/2)*36*t.k};return s+=i(e),a})}),choice:t.play.choices.get(`land:${e.land}`),foot:[n[0],n[1]+(a.length?o.length*18+12:0)*t.k],name:t.play.speak(`land:${e.land}`),fight:e.owner!==null&&e.owner!==t.view.reader}]}));var o=ul();Y(o,21,()=>V(a),({land:e,spots:t,choice:n,foot:r,name:i})=>e.land,(e,n)=>{let r=()=>V(n).land,i=()=>V(n).spots,a=()=>V(n).choice,o=()=>V(n).foot,s=()=>V(n).name;var c=ll(),l=F(c);Y(l,17,i,qr,(e,n)=>{let r=()=>V(n).figure,i=()=>V(n).x,a=()=>V(n).y,o=A(()=>r().word!==null&&t.play.choices.has(r().word));var s=al(),c=F(s);let l;var u=P(c),d=e=>{var n=nl();R((e,r)=>{X(n,`cx`,e),X(n,`cy`,r),X(n,`r`,21*t.k)},[()=>$(i()),()=>$(a())]),K(e,n)};J(u,e=>{V(o)&&e(d)});var f=L(u);{let e=A(()=>16*t.k);qc(f,{get emblem(){return r().emblem},get x(){return i()},get y(){return a()},get r(){return V(e)},get count(){return r().count}})}D(c);var p=L(c),m=e=>{var n=rl(),r=F(n),o=L(r);{let e=A(()=>i()-13*t.k),n=A(()=>a()-13*t.k),r=A(()=>12*t.k);Vc(o,{name:`swords`,get x(){return V(e)},get y(){return V(n)},get size(){return V(r)},ink:`var(--no)`,behind:`var(--sheet)`})}R((e,n)=>{X(r,`cx`,e),X(r,`cy`,n),X(r,`r`,9*t.k)},[()=>$(i()-13*t.k),()=>$(a()-13*t.k)]),K(e,n)};J(p,e=>{r().raid&&e(m)});var h=L(p),g=e=>{var n=il(),o=I(n,!0);R((e,t,i)=>{X(n,`x`,e),X(n,`y`,t),X(n,`font-size`,i),q(o,r().number)},[()=>$(i()+(r().count<3?21:23)*t.k),()=>$(a()+8.5*t.k),()=>$(25*t.k)]),K(e,n)};J(h,e=>{r().number&&e(g)}),R(()=>l=mi(c,0,`svelte-a3bw26`,null,l,{raid:r().raid})),K(e,s)});var u=L(l),d=e=>{{let n=A(()=>o()[1]+2*t.k);zc(e,{get x(){return o()[0]},get y(){return V(n)},get label(){return a().key},get k(){return t.k}})}},f=e=>{let n=A(()=>(7+s().length*7.5)*t.k);var i=sl(),a=F(i),c=e=>{var r=ol();R((e,t,n,i,a)=>{X(r,`x`,e),X(r,`y`,t),X(r,`width`,n),X(r,`height`,i),X(r,`rx`,a)},[()=>$(o()[0]-V(n)/2),()=>$(o()[1]-9*t.k),()=>$(V(n)),()=>$(18*t.k),()=>$(9*t.k)]),K(e,r)};J(a,e=>{r().closed&&e(c)});var l=L(a),u=I(l,!0);R((e,t,n)=>{X(l,`x`,e),X(l,`y`,t),X(l,`font-size`,n),q(u,s())},[()=>$(o()[0]),()=>$(o()[1]+5*t.k),()=>$(14*t.k)]),K(e,i)};J(u,e=>{a()&&t.detail?e(d):t.detail&&e(f,1)});var p=L(u),m=e=>{var n=cl(),r=F(n),i=L(r);{let e=A(()=>o()[0]+26*t.k),n=A(()=>15*t.k);Vc(i,{name:`flame`,get x(){return V(e)},get y(){return o()[1]},get size(){return V(n)},ink:`var(--c-snake)`,behind:`var(--sheet)`})}R((e,n)=>{X(r,`cx`,e),X(r,`cy`,n),X(r,`r`,11*t.k)},[()=>$(o()[0]+26*t.k),()=>$(o()[1])]),K(e,n)};J(p,e=>{r().scorched&&e(m)}),K(e,c)}),D(o),K(e,o),k()}var fl=W(`<path fill-opacity=".15" fill-rule="evenodd"></path>`),pl=W(`<path fill-rule="evenodd"></path><!>`,1),ml=W(`<path fill-rule="evenodd"></path>`),hl=W(`<clipPath><path clip-rule="evenodd"></path></clipPath><path fill="none" stroke-width="13" opacity=".85"></path>`,1),gl=W(`<!><!>`,1),_l=W(`<path fill="var(--paper)" stroke="var(--paper)" stroke-width="18" stroke-linejoin="round" opacity=".8"></path><path stroke="var(--line-2)" stroke-width="1.8" stroke-linecap="round" fill="none"></path><!><path fill="none" stroke="var(--border)" stroke-width=".9" opacity=".26"></path><path fill="none" stroke="var(--border)" stroke-width="1" stroke-dasharray="1 6" opacity=".5"></path><!><path fill="none" stroke="var(--sheet)" stroke-width="5.5" stroke-linecap="round" opacity=".9"></path><path fill="none" stroke="var(--border)" stroke-width="2.6" stroke-linecap="round"></path><path fill="none" stroke="var(--border)" stroke-width="2"></path><pattern width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><path d="M0 3h7M9 9h5M3 12h4" stroke="var(--c-snake)" stroke-width="2" stroke-linecap="round" opacity=".55"></path></pattern>`,1);function vl(e,t){O(t,!0);let n=A(()=>Lc(t.chart.outline)),r=A(()=>lc(t.chart.outline,-5,6)),i=A(()=>t.chart.borders.filter(e=>!e.rough).map(e=>rc(e.points)).join(``)),a=A(()=>t.chart.seams.map(e=>rc(e)).join(``)),o=A(()=>t.view.lands.map(e=>({land:e.land,path:Lc(t.chart.lands.get(e.land)??[]),wash:`var(--n${_c(e.land)*7%5+1})`,colour:e.owner===null?null:Xc(t.view,e.owner).colour,scorched:e.scorched}))),s=A(()=>{let e=tc(9),{x:n,y:r,w:i,h:a}=t.chart.box,o=``;for(let s=0;s<i*a/950;s++){let s=[n+e()*i,r+e()*a],c=e();if(!sc(s,t.chart.outline))continue;let l=`M${s[0].toFixed(0)} ${s[1].toFixed(0)}`;o+=l+(c<.33?`l2-4m2 4l-1-3`:c<.66?`q4-3 8 0`:`l3-6l3 6`)}return o});var c=_l(),l=F(c),u=L(l),d=L(u);Y(d,17,()=>V(o),e=>e.land,(e,t)=>{var n=pl(),r=F(n),i=L(r),a=e=>{var n=fl();R(()=>{X(n,`d`,V(t).path),X(n,`fill`,V(t).colour)}),K(e,n)};J(i,e=>{V(t).colour&&e(a)}),R(()=>{X(r,`d`,V(t).path),X(r,`fill`,V(t).wash)}),K(e,n)});var f=L(d),p=L(f),m=L(p);Y(m,17,()=>V(o),e=>e.land,(e,n)=>{var r=gl(),i=F(r),a=e=>{var r=ml();R(()=>{X(r,`d`,V(n).path),X(r,`fill`,`url(#${t.id??``}-scorch)`)}),K(e,r)};J(i,e=>{V(n).scorched&&e(a)});var o=L(i),s=e=>{var r=hl(),i=F(r),a=I(i),o=L(i);R(()=>{X(i,`id`,`${t.id??``}-band-${V(n).land??``}`),X(a,`d`,V(n).path),X(o,`d`,V(n).path),X(o,`clip-path`,`url(#${t.id??``}-band-${V(n).land??``})`),X(o,`stroke`,V(n).colour)}),K(e,r)};J(o,e=>{V(n).colour&&e(s)}),K(e,r)});var h=L(m),g=L(h),_=L(g),v=L(_);R(()=>{X(l,`d`,V(n)),X(u,`d`,V(r)),X(f,`d`,V(s)),X(p,`d`,V(a)),X(h,`d`,V(i)),X(g,`d`,V(i)),X(_,`d`,V(n)),X(v,`id`,`${t.id??``}-scorch`)}),K(e,c),k()}var yl=W(`<g><path class="breathe" fill="none" stroke="var(--glow)" stroke-width="30" opacity=".75" filter="url(#soft)"></path><path fill="none" stroke="var(--lit-edge)" stroke-width="13"></path><path fill="none" stroke="var(--lit-fill)" stroke-width="9.6"></path><path fill="none" stroke="var(--lit-edge)" stroke-width="2.4"></path></g><path fill="none" stroke="var(--lit-edge)" stroke-width="2.6" stroke-linecap="round"></path>`,1),bl=W(`<g><path fill="none" stroke="var(--pick)" stroke-width="13"></path><path fill="none" stroke="var(--on-pick)" stroke-width="3" stroke-dasharray="7 5"></path></g>`),xl=W(`<g><path fill="none" stroke="var(--lit-edge)" stroke-width="8" stroke-dasharray="9 7"></path><path fill="none" stroke="var(--lit-fill)" stroke-width="5" stroke-dasharray="9 7"></path></g>`),Sl=W(`<g><path fill="none" stroke="var(--no)" stroke-width="9" stroke-dasharray="1.5 8" stroke-linecap="round"></path></g>`),Cl=W(`<path fill="none" stroke="var(--ink)" stroke-width="4" stroke-dasharray="10 4"></path>`),wl=W(`<clipPath><path clip-rule="evenodd"></path></clipPath><!><!><!><!><!>`,1),Tl=W(`<g class="lights svelte-ku1qt0"></g>`);function El(e,t){O(t,!0);let n=A(()=>t.view.lands.flatMap(({land:e})=>{let n=`land:${e}`,r=t.play.choices.has(n),i=!r&&t.play.chosen.has(n),a=t.play.refused===n,o=t.play.shown.has(n),s=!r&&t.play.previewed.has(n);if(!r&&!i&&!a&&!o&&!s)return[];let c=t.chart.lands.get(e)??[];return[{land:e,lit:r,chosen:i,refused:a,shown:o,ahead:s,path:Lc(c),dots:r?lc(c,9.5,8):``}]}));var r=Tl();Y(r,21,()=>V(n),e=>e.land,(e,n)=>{let r=A(()=>`url(#${t.id}-lit-${V(n).land})`);var i=wl(),a=F(i),o=I(a),s=L(a),c=e=>{var t=yl(),i=F(t),a=P(i),o=L(a),s=L(o),c=L(s);D(i);var l=L(i);R(()=>{X(i,`clip-path`,V(r)),X(a,`d`,V(n).path),X(o,`d`,V(n).path),X(s,`d`,V(n).path),X(c,`d`,V(n).path),X(l,`d`,V(n).dots)}),K(e,t)};J(s,e=>{V(n).lit&&e(c)});var l=L(s),u=e=>{var t=bl(),i=P(t),a=L(i);D(t),R(()=>{X(t,`clip-path`,V(r)),X(i,`d`,V(n).path),X(a,`d`,V(n).path)}),K(e,t)};J(l,e=>{V(n).chosen&&e(u)});var d=L(l),f=e=>{var t=xl(),i=P(t),a=L(i);D(t),R(()=>{X(t,`clip-path`,V(r)),X(i,`d`,V(n).path),X(a,`d`,V(n).path)}),K(e,t)};J(d,e=>{V(n).ahead&&e(f)});var p=L(d),m=e=>{var t=Sl(),i=I(t);R(()=>{X(t,`clip-path`,V(r)),X(i,`d`,V(n).path)}),K(e,t)};J(p,e=>{V(n).refused&&e(m)});var h=L(p),g=e=>{var t=Cl();R(()=>X(t,`d`,V(n).path)),K(e,t)};J(h,e=>{V(n).shown&&e(g)}),R(()=>{X(a,`id`,`${t.id??``}-lit-${V(n).land??``}`),X(o,`d`,V(n).path)}),K(e,i)}),D(r),K(e,r),k()}var Dl=29;function Ol(e,t){let n=[];for(let r of e.tiles)for(let e of r.regions){let i=t.regions.get(e.region),a=mc(r.tile).region.find(t=>`${r.tile}.${t.id}`===e.region);if(!i||!a)continue;let o=[];for(let t of[`food`,`wood`,`lore`])for(let n=0;n<a[t];n++)o.push({kind:`resource`,what:t,land:e.land});for(let{slot:t,building:n}of e.sites)o.push({kind:`site`,slot:t,building:n,land:e.land,yard:!1});for(let t of e.yard)o.push({kind:`site`,slot:`small`,building:t,land:e.land,yard:!0});a.den&&o.push({kind:`den`,land:e.land}),o.forEach((e,t)=>{let r=[i.centre[0]+Dl*(t-(o.length-1)/2),i.centre[1]];n.push({...e,at:r})})}return n}var kl=new Map;function Al(e,t,n){let r=new Map;for(let i of e.lands){let e=t.lands.get(i.land);if(!e)continue;let a=n.filter(e=>e.land===i.land).map(e=>e.at),o=`${i.regions.join()}|${a.join()}|${e.length}|${e[0]?.length??0}|${e[0]?.[0]?.join()??``}`,s=kl.get(o);s||(s=jl(e,a),kl.set(o,s)),r.set(i.land,s)}return r}function jl(e,t){let n=e.flat(),r=n.map(e=>e[0]),i=n.map(e=>e[1]),[a,o,s,c]=[Math.min(...r),Math.min(...i),Math.max(...r),Math.max(...i)],l=[(a+s)/2,(o+c)/2],u=-1/0;for(let n=a+4;n<s;n+=7)for(let r=o+4;r<c;r+=7){let i=[n,r],a=1/0;for(let[e,i]of t)a=Math.min(a,Math.hypot((n-e)*.8,r-i)-16);a<=u||!sc(i,e)||(a=Math.min(a,oc(i,e),46),a>u&&([u,l]=[a,i]))}return l}var Ml=W(`<path fill="none" stroke="var(--sheet)" stroke-width="9" stroke-linecap="round"></path><path fill="none" stroke="var(--border)" stroke-width="3"></path><path fill="var(--border)" stroke="var(--sheet)" stroke-width="1.2"></path>`,1);function Nl(e,t){O(t,!0);let n=A(()=>t.chart.borders.filter(e=>e.rough).map(e=>({path:rc(e.points),peaks:cc(e.points,15).map(([e,t])=>`M${$(e-8)} ${$(t+5)}L${$(e-1.5)} ${$(t-8)}L${$(e+2)} ${$(t-2)}L${$(e+3.8)} ${$(t-4.5)}L${$(e+8.5)} ${$(t+5)}Z`).join(``)})));var r=G();Y(F(r),17,()=>V(n),qr,(e,t)=>{var n=Ml(),r=F(n),i=L(r),a=L(i);R(()=>{X(r,`d`,V(t).path),X(i,`d`,V(t).path),X(a,`d`,V(t).peaks)}),K(e,n)}),K(e,r),k()}var Pl=W(`<circle r="12" fill="var(--sheet)" stroke-width="1.8"></circle><!>`,1),Fl=W(`<path fill="var(--ink-2)" stroke="var(--ink)" stroke-width="1.3" filter="url(#drop)"></path><!>`,1),Il=W(`<path fill="var(--sheet)" fill-opacity=".55" stroke="var(--ink-2)" stroke-width="1.4" stroke-dasharray="3 3"></path><!>`,1),Ll=W(`<g class="things svelte-179s1l4"></g>`);function Rl(e,t){O(t,!0);let n=(e,t,n)=>`M${$(e-n)} ${$(t-n/2)}l${$(n/2)}-${$(n/2)}h${$(n)}l${$(n/2)} ${$(n/2)}v${$(n)}l-${$(n/2)} ${$(n/2)}h-${$(n)}l-${$(n/2)}-${$(n/2)}z`,r=(e,t,n)=>`M${$(e-n+4)} ${$(t-n)}h${$(2*n-8)}a4 4 0 014 4v${$(2*n-8)}a4 4 0 01-4 4h-${$(2*n-8)}a4 4 0 01-4-4v-${$(2*n-8)}a4 4 0 014-4z`;var i=Ll();Y(i,21,()=>t.things,qr,(e,t)=>{let i=A(()=>{let[e,n]=V(t).at;return{x:e,y:n}});var a=G(),o=F(a),s=e=>{var n=Pl(),r=F(n);Vc(L(r),{get name(){return el[V(t).what].glyph},get x(){return V(i).x},get y(){return V(i).y},size:17,get ink(){return el[V(t).what].ink},behind:`var(--sheet)`}),R((e,n)=>{X(r,`cx`,e),X(r,`cy`,n),X(r,`stroke`,el[V(t).what].ink)},[()=>$(V(i).x),()=>$(V(i).y)]),K(e,n)},c=e=>{Vc(e,{name:`den`,get x(){return V(i).x},get y(){return V(i).y},size:24,ink:`var(--ink-2)`,behind:`var(--n1)`})},l=e=>{let a=A(()=>V(t).slot===`large`?15.5:12),o=A(()=>V(t).slot===`large`?n(V(i).x,V(i).y,V(a)):r(V(i).x,V(i).y,V(a)));var s=G(),c=F(s),l=e=>{var n=Fl(),r=F(n),s=L(r);{let e=A(()=>V(a)*1.38);Vc(s,{get name(){return V(t).building},get x(){return V(i).x},get y(){return V(i).y},get size(){return V(e)},ink:`var(--sheet)`,behind:`var(--ink-2)`})}R(()=>X(r,`d`,V(o))),K(e,n)},u=e=>{var n=Il(),r=F(n),a=L(r),s=e=>{Vc(e,{name:`lore`,get x(){return V(i).x},get y(){return V(i).y},size:15,ink:`var(--ink-3)`,behind:`var(--n1)`})};J(a,e=>{V(t).slot===`stone`&&e(s)}),R(()=>X(r,`d`,V(o))),K(e,n)};J(c,e=>{V(t).building?e(l):e(u,-1)}),K(e,s)};J(o,e=>{V(t).kind===`resource`?e(s):V(t).kind===`den`?e(c,1):e(l,-1)}),K(e,a)}),D(i),K(e,i),k()}var zl=W(`<g class="spot lit svelte-kdxn8q" role="button" tabindex="0"><path class="breathe" fill="var(--glow)" opacity=".35" filter="url(#soft)"></path><path fill="var(--sheet)" fill-opacity=".35" stroke="var(--lit-edge)" stroke-width="7"></path><path class="ring svelte-kdxn8q" fill="none" stroke="var(--lit-fill)" stroke-width="4"></path><path fill="none" stroke="var(--lit-edge)" stroke-width="2.6" stroke-dasharray="1 8" stroke-linecap="round"></path><!></g>`),Bl=W(`<path class="spot svelte-kdxn8q" role="presentation" fill="transparent" stroke-linecap="round"></path>`),Vl=W(`<path></path>`),Hl=W(`<path fill="none" stroke="var(--sheet)" stroke-width="5.5"></path><path fill="none" stroke="var(--border)" stroke-width="2.6"></path>`,1),Ul=W(`<g class="spot svelte-kdxn8q" role="button" tabindex="0"><path fill="transparent"></path><rect fill="var(--pick)" stroke="var(--on-pick)" stroke-width="1.6"></rect><path fill="none" stroke="var(--on-pick)" stroke-width="3.4"></path></g>`),Wl=W(`<g><!><!><!><!><path fill="none" stroke="var(--pick)" stroke-width="5"></path><path fill="none" stroke="var(--on-pick)" stroke-width="1.6" stroke-dasharray="7 5"></path></g><!>`,1),Gl=W(`<!><!>`,1);function Kl(e,t){O(t,!0);let n=M(null),r=M(0),i=A(()=>t.view.spots.some(e=>t.play.choices.has(`spot:${e.spot}`))),a=A(()=>[0,1,2,3].filter(e=>t.play.choices.has(`rotate:${e}`))),o=A(()=>{let e=t.view.players.flatMap(e=>e.seat===t.view.reader||e.seat===t.view.turn?e.tiles.tiles:[]),n=[...t.play.chosen].find(e=>e.startsWith(`tile:`));return n?n.slice(5):e.length===1?e[0]??null:null}),s=A(()=>t.view.spots.find(e=>t.play.chosen.has(`spot:${e.spot}`)));Cn(()=>{V(a).length&&!V(a).includes(V(r))&&N(r,V(a)[0]??0,!0)});let c=(e,t=.07)=>Cc([[e.x+t,e.y+t],[e.x+1-t,e.y+t],[e.x+1-t,e.y+1-t],[e.x+t,e.y+1-t]],!0);function l(e,n,r){let i=mc(n).region.map(e=>({region:`${n}.${e.id}`,land:`${n}.${e.id}`,sites:e.sites.map(e=>({slot:e,building:null})),yard:[]})),a={...t.view,tiles:[{tile:n,x:e.x,y:e.y,rotation:r,regions:i}],lands:[]},o=Pc(a);return{outline:Lc(o.outline),lands:[...o.lands.values()].map(Lc),chart:o,things:Ol(a,o)}}let u=A(()=>{if(!V(o))return null;if(V(s)&&V(a).length)return{spot:V(s),picture:l(V(s),V(o),V(r))};let e=V(i)?t.view.spots.find(e=>e.spot===V(n)):void 0;return e?{spot:e,picture:l(e,V(o),V(r))}:null}),d=e=>Sc([(e.x+.5)*137,(e.y+.5)*137]);function f(e){if(V(a).length){let t=V(a).indexOf(V(r));return N(r,V(a)[(t+e+V(a).length)%V(a).length]??V(r),!0),!0}return V(i)?(N(r,(V(r)+e+4)%4),!0):!1}let p=(e,t)=>{(e.key===`Enter`||e.key===` `)&&(e.preventDefault(),e.stopPropagation(),t())};var m={rotate:f},h=Gl(),g=F(h),_=e=>{var r=G();Y(F(r),17,()=>t.view.spots,e=>e.spot,(e,r)=>{let i=A(()=>`spot:${V(r).spot}`),a=A(()=>t.play.choices.get(V(i))),o=A(()=>rc(c(V(r)),!0)),s=A(()=>d(V(r)));var l=G(),u=F(l),f=e=>{var l=zl(),u=P(l),d=L(u),f=L(d),m=L(f);zc(L(m),{get x(){return V(s)[0]},get y(){return V(s)[1]},get label(){return V(a).key},get k(){return t.k}}),D(l),R((e,t)=>{X(l,`aria-label`,e),X(l,`data-word`,V(i)),X(u,`d`,V(o)),X(d,`d`,V(o)),X(f,`d`,V(o)),X(m,`d`,t)},[()=>t.play.speak(V(i)),()=>rc(c(V(r),.14),!0)]),H(`click`,l,()=>t.play.say(V(i))),H(`keydown`,l,e=>p(e,()=>t.play.say(V(i)))),wr(`pointerenter`,l,()=>N(n,V(r).spot,!0)),wr(`pointerleave`,l,()=>N(n,null)),wr(`focus`,l,()=>N(n,V(r).spot,!0)),K(e,l)},m=e=>{var n=Bl();R(()=>{X(n,`d`,V(o)),X(n,`stroke`,t.play.refused===V(i)?`var(--no)`:`var(--line-2)`),X(n,`stroke-width`,t.play.refused===V(i)?4:1.4),X(n,`stroke-dasharray`,t.play.refused===V(i)?`2 7`:`3 6`)}),H(`click`,n,e=>t.play.why(V(i),{x:e.clientX,y:e.clientY})),K(e,n)};J(u,e=>{V(a)?e(f):e(m,-1)}),K(e,l)}),K(e,r)};J(g,e=>{V(i)&&e(_)});var v=L(g),y=e=>{let n=A(()=>d(V(u).spot));var i=Wl(),o=F(i);let s;var c=P(o);Y(c,17,()=>V(u).picture.lands,qr,(e,t,n)=>{var r=Vl();X(r,`fill`,`var(--n${n%5+1})`),R(()=>X(r,`d`,V(t))),K(e,r)});var l=L(c);Y(l,17,()=>V(u).picture.chart.borders.filter(e=>!e.rough),qr,(e,t)=>{var n=Hl(),r=F(n),i=L(r);R((e,t)=>{X(r,`d`,e),X(i,`d`,t)},[()=>rc(V(t).points),()=>rc(V(t).points)]),K(e,n)});var f=L(l);Nl(f,{get chart(){return V(u).picture.chart}});var m=L(f);Rl(m,{get things(){return V(u).picture.things}});var h=L(m),g=L(h);D(o);var _=L(o),v=e=>{let i=A(()=>`rotate:${V(r)}`);var a=Ul(),o=P(a),s=L(o),c=L(s);D(a),R((e,n,r,l,d,f,p,m,h)=>{X(a,`aria-label`,e),X(a,`data-word`,V(i)),X(o,`d`,V(u).picture.outline),X(s,`x`,n),X(s,`y`,r),X(s,`width`,42*t.k),X(s,`height`,26*t.k),X(s,`rx`,8*t.k),X(c,`d`,`M${l??``} ${d??``}l${f??``} ${p??``}l${m??``}-${h??``}`)},[()=>t.play.speak(V(i)),()=>$(V(n)[0]-21*t.k),()=>$(V(n)[1]+26*t.k),()=>$(V(n)[0]-8*t.k),()=>$(V(n)[1]+39*t.k),()=>$(5*t.k),()=>$(5*t.k),()=>$(10*t.k),()=>$(10*t.k)]),H(`click`,a,()=>t.play.say(V(i))),H(`keydown`,a,e=>p(e,()=>t.play.say(V(i)))),K(e,a)};J(_,e=>{V(a).length&&e(v)}),R(()=>{s=mi(o,0,`ghost svelte-kdxn8q`,null,s,{settled:V(a).length>0}),X(h,`d`,V(u).picture.outline),X(g,`d`,V(u).picture.outline)}),K(e,i)};return J(v,e=>{V(u)&&e(y)}),K(e,h),k(m)}Tr([`click`,`keydown`]);var ql=(e,t,n)=>{let r=e.players[t]?.clan;return r?n.speak(`clan:${r}`):Z(`kernel-seat`,{number:t+1})};function Jl(e,t,n){let r=`land:${t.land}`,i=[Z(`page-ng-territory`,{name:n.speak(r)})];n.choices.has(r)&&i.push(Z(`page-option-key`,{key:n.choices.get(r)?.key??``})),i.push(Z(t.closed?`page-ng-closed`:`page-ng-open`)),t.owner===null?i.push(Z(`page-ng-neutral`)):i.push(Z(`page-ng-units-of`,{count:t.units,clan:ql(e,t.owner,n)})),t.kaija&&i.push(n.speak(`kaija`)),t.raid&&t.raid.seat!==null&&i.push(Z(`page-ng-attacked`,{count:t.raid.units,clan:ql(e,t.raid.seat,n)}));for(let e of t.creatures)i.push(n.speak(`creature:${e}`));for(let[e,r]of Object.entries(t.buildings))i.push((r>1?`${r} × `:``)+n.speak(`building:${e}`));for(let[e,r]of Object.entries(t.yields))r&&i.push(`${n.speak(`resource:${e}`)} ${r}`);let a=Object.entries(t.free).filter(([,e])=>e);return a.length&&i.push(a.map(([e,t])=>`${n.speak(`slot:${e}`)} ${t}`).join(`, `)),t.dens&&i.push(Z(`page-ng-den`)),t.scorched&&i.push(Z(`page-ng-scorched`)),i.join(`; `)}var Yl=W(`<path fill="transparent" fill-rule="evenodd" role="button"></path>`),Xl=U(`<button class="ib svelte-jnanah"><!></button>`),Zl=U(`<div class="hint svelte-jnanah"><button class="btn small"><!> <kbd>R</kbd></button></div>`),Ql=U(`<div class="tools svelte-jnanah"><!> <button class="ib svelte-jnanah"><!></button> <button class="ib svelte-jnanah"><!></button></div> <!>`,1),$l=U(`<div class="map svelte-jnanah"><svg class="svelte-jnanah"><!><rect fill="var(--fog)"></rect><g><rect fill="url(#fogp)"></rect><!><!><!><!><!><!><!></g></svg> <!></div>`);function eu(e,t){let n=Fr();O(t,!0);let r=Hi(t,`still`,3,!1),i=new ec,a=M(1048),o=M(574),s=M(void 0),c=A(()=>Pc(t.view)),l=A(()=>Ol(t.view,V(c))),u=A(()=>Al(t.view,V(c),V(l))),d=A(()=>[...t.play.choices.values()].some(e=>e.kind===`spot`||e.kind===`rotate`)),f=A(()=>{let e=V(d)?126.04:14,{x:t,y:n,w:r,h:i}=V(c).box,[s,l]=[r+2*e,i+2*e],u=Math.min(V(a)/s,V(o)/l,1.35);return{x:t-e-(V(a)/u-s)/2,y:n-e-(V(o)/u-l)/2,w:V(a)/u,h:V(o)/u,scale:u}}),p=A(()=>V(f).scale*i.k),m=A(()=>Math.min(1.45,Math.max(1,.8/V(p)))),h=A(()=>t.view.lands.map(e=>({word:`land:${e.land}`,path:Lc(V(c).lands.get(e.land)??[]),label:Jl(t.view,e,t.play)}))),g=A(()=>[...V(h)].sort((e,n)=>Number(t.play.choices.has(n.word))-Number(t.play.choices.has(e.word))));function _(e,n){t.play.choices.has(e)?t.play.say(e):t.play.why(e,n)}function v(e,t){if(e.key===`Enter`||e.key===` `){e.preventDefault(),e.stopPropagation();let n=e.currentTarget.getBoundingClientRect();_(t,{x:n.x+n.width/2,y:n.y+n.height/2})}else e.key.startsWith(`Arrow`)&&(e.preventDefault(),y(t.slice(5),e.key))}function y(e,t){let r=V(u).get(e);if(!r)return;let[i,a]={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[t]??[0,0],o=``,s=1/0;for(let[e,[t,n]]of V(u)){let[c,l]=[t-r[0],n-r[1]],u=c*(i??0)+l*(a??0);if(u<=4)continue;let d=u+2*Math.abs(c*(a??0)+l*(i??0));d<s&&([s,o]=[d,e])}o&&document.getElementById(`${n}-${o}`)?.focus()}function b(e){e.target instanceof HTMLElement&&/INPUT|TEXTAREA|SELECT/.test(e.target.tagName)||e.ctrlKey||e.metaKey||e.altKey||e.key.toLowerCase()===`r`&&V(s)?.rotate(e.shiftKey?-1:1)&&e.preventDefault()}var x=$l();wr(`keydown`,rn,b);var S=P(x),ee=P(S);$s(ee,{});var te=L(ee),C=L(te),ne=P(C),re=L(ne);vl(re,{get view(){return t.view},get chart(){return V(c)},get id(){return n}});var ie=L(re),w=e=>{var r=G();Y(F(r),17,()=>V(g),e=>e.word,(e,r)=>{var i=Yl();let a;R((e,t,o)=>{X(i,`id`,`${n}-${e??``}`),a=mi(i,0,`hit svelte-jnanah`,null,a,{lit:t}),X(i,`d`,V(r).path),X(i,`tabindex`,o),X(i,`aria-label`,V(r).label),X(i,`data-word`,V(r).word)},[()=>V(r).word.slice(5),()=>t.play.choices.has(V(r).word),()=>t.play.choices.has(V(r).word)?0:-1]),H(`click`,i,e=>_(V(r).word,{x:e.clientX,y:e.clientY})),H(`keydown`,i,e=>v(e,V(r).word)),wr(`pointerenter`,i,()=>t.play.preview(t.play.choices.has(V(r).word)?V(r).word:null)),wr(`pointerleave`,i,()=>t.play.preview(null)),K(e,i)}),K(e,r)};J(ie,e=>{r()||e(w)});var ae=L(ie);El(ae,{get view(){return t.view},get chart(){return V(c)},get play(){return t.play},get id(){return n}});var oe=L(ae);Nl(oe,{get chart(){return V(c)}});var se=L(oe);Rl(se,{get things(){return V(l)}});var ce=L(se);zi(Kl(ce,{get view(){return t.view},get play(){return t.play},get k(){return V(m)}}),e=>N(s,e,!0),()=>V(s));var le=L(ce);{let e=A(()=>V(p)>.42);dl(le,{get view(){return t.view},get anchors(){return V(u)},get play(){return t.play},get k(){return V(m)},get detail(){return V(e)}})}D(C),D(S),ai(S,()=>r()?()=>void 0:i.attach);var ue=L(S,2),de=e=>{var t=Ql(),n=F(t),r=P(n),a=e=>{var t=Xl();Q(P(t),{name:`map`,size:17}),D(t),R((e,n)=>{X(t,`aria-label`,e),X(t,`title`,n)},[()=>Z(`page-map-fit`),()=>Z(`page-map-fit`)]),H(`click`,t,()=>i.reset()),K(e,t)};J(r,e=>{i.moved&&e(a)});var o=L(r,2);Q(P(o),{name:`plus`,size:15}),D(o);var c=L(o,2);Q(P(c),{name:`minus`,size:15}),D(c),D(n);var l=L(n,2),u=e=>{var t=Zl(),n=P(t),r=P(n);Q(r,{name:`turn`,size:16});var i=L(r,1,!0);Oe(),D(n),D(t),R(e=>q(i,e),[()=>Z(`page-turn-tile`)]),H(`click`,n,()=>V(s)?.rotate(1)),K(e,t)};J(l,e=>{V(d)&&e(u)}),R((e,t)=>{X(o,`aria-label`,e),X(c,`aria-label`,t)},[()=>Z(`page-zoom-in`),()=>Z(`page-zoom-out`)]),H(`click`,o,()=>i.zoom(1.35,V(f).x+V(f).w/2,V(f).y+V(f).h/2)),H(`click`,c,()=>i.zoom(1/1.35,V(f).x+V(f).w/2,V(f).y+V(f).h/2)),K(e,t)};J(ue,e=>{r()||e(de)}),D(x),R(e=>{X(S,`viewBox`,`${V(f).x??``} ${V(f).y??``} ${V(f).w??``} ${V(f).h??``}`),X(S,`role`,r()?`img`:`application`),X(S,`aria-label`,e),X(te,`x`,V(f).x),X(te,`y`,V(f).y),X(te,`width`,V(f).w),X(te,`height`,V(f).h),X(C,`transform`,i.transform),X(ne,`x`,V(f).x-274),X(ne,`y`,V(f).y-274),X(ne,`width`,V(f).w+548),X(ne,`height`,V(f).h+548)},[()=>Z(`page-map`)]),Li(x,`clientWidth`,e=>N(a,e)),Li(x,`clientHeight`,e=>N(o,e)),K(e,x),k()}Tr([`click`,`keydown`]);var tu={setup:{players:4,creatures:!0,more_creatures:!1,long_game:!1,teams:!1},reader:0,year:4,years:7,phase:`actions`,first:3,turn:0,main_played:!1,flash_played:!1,tiles:[{tile:`start`,x:0,y:0,rotation:0,regions:[{region:`start.n`,land:`start.n`,sites:[],yard:[]},{region:`start.e`,land:`start.e`,sites:[],yard:[]},{region:`start.s`,land:`start.s`,sites:[],yard:[]},{region:`start.w`,land:`start.w`,sites:[],yard:[]}]},{tile:`tile_05`,x:1,y:0,rotation:0,regions:[{region:`tile_05.nw`,land:`start.e`,sites:[{slot:`stone`,building:`menhir`}],yard:[]},{region:`tile_05.es`,land:`tile_05.es`,sites:[{slot:`large`,building:`forge`}],yard:[]}]},{tile:`tile_31`,x:-1,y:0,rotation:0,regions:[{region:`tile_31.nw`,land:`tile_03.e`,sites:[{slot:`large`,building:`forge`}],yard:[]},{region:`tile_31.e`,land:`start.w`,sites:[{slot:`small`,building:null}],yard:[]},{region:`tile_31.s`,land:`tile_11.n`,sites:[],yard:[]}]},{tile:`tile_18`,x:0,y:1,rotation:0,regions:[{region:`tile_18.nw`,land:`start.s`,sites:[{slot:`stone`,building:`menhir`}],yard:[]},{region:`tile_18.e`,land:`tile_05.es`,sites:[{slot:`small`,building:`defense_tower`}],yard:[]},{region:`tile_18.s`,land:`tile_12.n`,sites:[],yard:[]}]},{tile:`tile_20`,x:1,y:1,rotation:0,regions:[{region:`tile_20.nw`,land:`tile_05.es`,sites:[{slot:`small`,building:null}],yard:[]},{region:`tile_20.es`,land:`tile_14.s`,sites:[{slot:`small`,building:null}],yard:[]}]},{tile:`tile_14`,x:2,y:0,rotation:0,regions:[{region:`tile_14.n`,land:`tile_10.s`,sites:[{slot:`small`,building:`defense_tower`}],yard:[]},{region:`tile_14.mid`,land:`tile_05.es`,sites:[{slot:`small`,building:`training_camp`}],yard:[]},{region:`tile_14.s`,land:`tile_14.s`,sites:[],yard:[]}]},{tile:`tile_13`,x:1,y:-1,rotation:0,regions:[{region:`tile_13.a`,land:`start.e`,sites:[{slot:`large`,building:`forge`}],yard:[]}]},{tile:`tile_03`,x:-2,y:0,rotation:0,regions:[{region:`tile_03.n`,land:`tile_03.n`,sites:[],yard:[]},{region:`tile_03.e`,land:`tile_03.e`,sites:[{slot:`stone`,building:`menhir`}],yard:[]},{region:`tile_03.s`,land:`tile_03.s`,sites:[{slot:`small`,building:`woodcutter_lodge`}],yard:[]},{region:`tile_03.w`,land:`tile_03.w`,sites:[],yard:[]}]},{tile:`tile_28`,x:0,y:-1,rotation:1,regions:[{region:`tile_28.nw`,land:`start.e`,sites:[{slot:`large`,building:`fortress`}],yard:[]},{region:`tile_28.es`,land:`start.n`,sites:[{slot:`small`,building:`defense_tower`}],yard:[]}]},{tile:`tile_11`,x:-1,y:1,rotation:0,regions:[{region:`tile_11.n`,land:`tile_11.n`,sites:[{slot:`small`,building:`training_camp`}],yard:[]},{region:`tile_11.rest`,land:`start.s`,sites:[{slot:`large`,building:`altar_of_kings`}],yard:[]}]},{tile:`tile_25`,x:-1,y:-1,rotation:0,regions:[{region:`tile_25.nw`,land:`tile_22.e`,sites:[{slot:`large`,building:`fortress`}],yard:[]},{region:`tile_25.e`,land:`start.n`,sites:[],yard:[]},{region:`tile_25.s`,land:`tile_03.e`,sites:[{slot:`small`,building:`food_silo`}],yard:[]}]},{tile:`tile_19`,x:2,y:1,rotation:0,regions:[{region:`tile_19.nw`,land:`tile_14.s`,sites:[{slot:`small`,building:null}],yard:[]},{region:`tile_19.e`,land:`tile_16.nw`,sites:[],yard:[]},{region:`tile_19.s`,land:`tile_19.s`,sites:[{slot:`small`,building:null}],yard:[]}]},{tile:`tile_10`,x:2,y:-1,rotation:0,regions:[{region:`tile_10.nw`,land:`start.e`,sites:[{slot:`small`,building:null}],yard:[]},{region:`tile_10.e`,land:`tile_10.e`,sites:[{slot:`small`,building:`training_camp`}],yard:[]},{region:`tile_10.s`,land:`tile_10.s`,sites:[{slot:`small`,building:`food_silo`}],yard:[]}]},{tile:`tile_22`,x:-2,y:-1,rotation:0,regions:[{region:`tile_22.n`,land:`tile_22.n`,sites:[{slot:`small`,building:null}],yard:[]},{region:`tile_22.e`,land:`tile_22.e`,sites:[],yard:[]},{region:`tile_22.s`,land:`tile_03.n`,sites:[],yard:[]},{region:`tile_22.w`,land:`tile_04.e`,sites:[{slot:`stone`,building:null}],yard:[]}]},{tile:`tile_09`,x:-3,y:0,rotation:0,regions:[{region:`tile_09.nw`,land:`tile_04.s`,sites:[{slot:`small`,building:null}],yard:[]},{region:`tile_09.e`,land:`tile_03.w`,sites:[{slot:`stone`,building:`menhir`}],yard:[]},{region:`tile_09.s`,land:`tile_09.s`,sites:[{slot:`small`,building:null}],yard:[]}]},{tile:`tile_07`,x:-2,y:1,rotation:0,regions:[{region:`tile_07.n`,land:`tile_03.s`,sites:[{slot:`stone`,building:`menhir`}],yard:[]},{region:`tile_07.mid`,land:`start.s`,sites:[{slot:`small`,building:null}],yard:[]},{region:`tile_07.s`,land:`tile_07.s`,sites:[],yard:[]}]},{tile:`tile_30`,x:3,y:0,rotation:0,regions:[{region:`tile_30.n`,land:`tile_30.n`,sites:[{slot:`small`,building:null}],yard:[]},{region:`tile_30.e`,land:`tile_30.e`,sites:[],yard:[]},{region:`tile_30.s`,land:`tile_16.nw`,sites:[{slot:`small`,building:null}],yard:[]},{region:`tile_30.w`,land:`tile_05.es`,sites:[],yard:[]}]},{tile:`tile_16`,x:3,y:1,rotation:0,regions:[{region:`tile_16.nw`,land:`tile_16.nw`,sites:[{slot:`small`,building:null}],yard:[]},{region:`tile_16.e`,land:`tile_16.e`,sites:[{slot:`small`,building:null}],yard:[]},{region:`tile_16.s`,land:`tile_16.s`,sites:[],yard:[]}]},{tile:`tile_12`,x:0,y:2,rotation:0,regions:[{region:`tile_12.n`,land:`tile_12.n`,sites:[{slot:`small`,building:null}],yard:[]},{region:`tile_12.mid`,land:`tile_12.mid`,sites:[{slot:`small`,building:null}],yard:[]},{region:`tile_12.s`,land:`tile_12.s`,sites:[],yard:[]}]},{tile:`tile_04`,x:-3,y:-1,rotation:0,regions:[{region:`tile_04.nw`,land:`tile_04.nw`,sites:[{slot:`large`,building:null}],yard:[]},{region:`tile_04.e`,land:`tile_04.e`,sites:[],yard:[]},{region:`tile_04.s`,land:`tile_04.s`,sites:[{slot:`stone`,building:null}],yard:[]}]}],lands:[{land:`start.n`,regions:[`start.n`,`tile_28.es`,`tile_25.e`],tiles:3,owner:1,units:1,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:1,lore:0},dens:1,closed:!0,near:[`start.w`,`start.e`,`tile_22.e`],far:[`tile_03.e`],creatures:[`wolf_beige`],scorched:!1},{land:`start.e`,regions:[`start.e`,`tile_05.nw`,`tile_13.a`,`tile_28.nw`,`tile_10.nw`],tiles:5,owner:2,units:2,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:1,wood:1,lore:0},dens:0,closed:!1,near:[`start.n`,`start.w`,`start.s`,`tile_05.es`,`tile_10.e`,`tile_10.s`],far:[],creatures:[],scorched:!1},{land:`start.s`,regions:[`start.s`,`tile_18.nw`,`tile_11.rest`,`tile_07.mid`],tiles:4,owner:2,units:3,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:1,wood:0,lore:0},dens:0,closed:!1,near:[`start.w`,`start.e`,`tile_05.es`,`tile_11.n`,`tile_07.s`,`tile_03.s`],far:[`tile_12.n`],creatures:[],scorched:!1},{land:`start.w`,regions:[`start.w`,`tile_31.e`],tiles:2,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:0,closed:!0,near:[`start.n`,`start.e`,`start.s`,`tile_11.n`],far:[`tile_03.e`],creatures:[],scorched:!1},{land:`tile_05.es`,regions:[`tile_05.es`,`tile_20.nw`,`tile_18.e`,`tile_14.mid`,`tile_30.w`],tiles:5,owner:2,units:4,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:1,wood:0,lore:0},dens:1,closed:!0,near:[`start.e`,`start.s`,`tile_14.s`,`tile_30.n`,`tile_30.e`,`tile_16.nw`],far:[`tile_10.s`,`tile_12.n`],creatures:[`brown_bear_brown`],scorched:!1},{land:`tile_14.s`,regions:[`tile_14.s`,`tile_19.nw`,`tile_20.es`],tiles:3,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:1,wood:0,lore:1},dens:0,closed:!1,near:[`tile_05.es`],far:[`tile_19.s`,`tile_16.nw`],creatures:[],scorched:!1},{land:`tile_03.n`,regions:[`tile_03.n`,`tile_22.s`],tiles:2,owner:1,units:4,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:1},dens:1,closed:!0,near:[`tile_03.w`,`tile_22.e`,`tile_04.e`],far:[`tile_03.e`],creatures:[`draugr_brown`],scorched:!1},{land:`tile_03.e`,regions:[`tile_03.e`,`tile_31.nw`,`tile_25.s`],tiles:3,owner:0,units:3,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:0,closed:!0,near:[`tile_03.s`,`tile_22.e`],far:[`tile_03.n`,`tile_03.w`,`start.w`,`tile_11.n`,`start.n`],creatures:[],scorched:!1},{land:`tile_03.s`,regions:[`tile_03.s`,`tile_07.n`],tiles:2,owner:0,units:2,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:0,closed:!0,near:[`tile_03.e`,`start.s`],far:[`tile_03.w`],creatures:[],scorched:!1},{land:`tile_03.w`,regions:[`tile_03.w`,`tile_09.e`],tiles:2,owner:0,units:3,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:1,wood:0,lore:0},dens:0,closed:!0,near:[`tile_03.n`,`tile_09.s`,`tile_04.s`],far:[`tile_03.e`,`tile_03.s`],creatures:[],scorched:!1},{land:`tile_11.n`,regions:[`tile_11.n`,`tile_31.s`],tiles:2,owner:0,units:3,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:1,lore:1},dens:0,closed:!0,near:[`start.w`,`start.s`],far:[`tile_03.e`],creatures:[],scorched:!1},{land:`tile_19.s`,regions:[`tile_19.s`],tiles:1,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:0,closed:!1,near:[`tile_16.nw`],far:[`tile_14.s`],creatures:[],scorched:!1},{land:`tile_10.e`,regions:[`tile_10.e`],tiles:1,owner:3,units:1,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:0,closed:!1,near:[`tile_10.s`,`start.e`],far:[],creatures:[],scorched:!1},{land:`tile_10.s`,regions:[`tile_10.s`,`tile_14.n`],tiles:2,owner:3,units:4,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:0,closed:!0,near:[`tile_10.e`,`start.e`],far:[`tile_05.es`],creatures:[],scorched:!1},{land:`tile_22.n`,regions:[`tile_22.n`],tiles:1,owner:1,units:1,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:0,closed:!1,near:[],far:[`tile_22.e`,`tile_04.e`],creatures:[],scorched:!1},{land:`tile_22.e`,regions:[`tile_22.e`,`tile_25.nw`],tiles:2,owner:1,units:3,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:1,closed:!1,near:[`start.n`,`tile_03.e`,`tile_03.n`,`tile_04.e`],far:[`tile_22.n`],creatures:[`fallen_valkyrie_brown`],scorched:!1},{land:`tile_09.s`,regions:[`tile_09.s`],tiles:1,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:0,closed:!1,near:[`tile_03.w`,`tile_04.s`],far:[],creatures:[],scorched:!1},{land:`tile_07.s`,regions:[`tile_07.s`],tiles:1,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:1,closed:!1,near:[`start.s`],far:[],creatures:[],scorched:!1},{land:`tile_30.n`,regions:[`tile_30.n`],tiles:1,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:0,closed:!1,near:[`tile_30.e`,`tile_05.es`],far:[],creatures:[],scorched:!1},{land:`tile_30.e`,regions:[`tile_30.e`],tiles:1,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:1,lore:0},dens:0,closed:!1,near:[`tile_30.n`,`tile_05.es`,`tile_16.nw`],far:[],creatures:[],scorched:!1},{land:`tile_16.nw`,regions:[`tile_16.nw`,`tile_30.s`,`tile_19.e`],tiles:3,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:1,wood:0,lore:1},dens:0,closed:!0,near:[`tile_16.e`,`tile_30.e`,`tile_05.es`,`tile_19.s`],far:[`tile_16.s`,`tile_14.s`],creatures:[],scorched:!1},{land:`tile_16.e`,regions:[`tile_16.e`],tiles:1,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:0,closed:!1,near:[`tile_16.nw`,`tile_16.s`],far:[],creatures:[],scorched:!1},{land:`tile_16.s`,regions:[`tile_16.s`],tiles:1,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:1},dens:0,closed:!1,near:[`tile_16.e`],far:[`tile_16.nw`],creatures:[],scorched:!1},{land:`tile_12.n`,regions:[`tile_12.n`,`tile_18.s`],tiles:2,owner:2,units:2,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:1,lore:0},dens:0,closed:!0,near:[`tile_12.mid`],far:[`start.s`,`tile_05.es`],creatures:[],scorched:!1},{land:`tile_12.mid`,regions:[`tile_12.mid`],tiles:1,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:1,lore:0},dens:0,closed:!1,near:[`tile_12.n`,`tile_12.s`],far:[],creatures:[],scorched:!1},{land:`tile_12.s`,regions:[`tile_12.s`],tiles:1,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:0,closed:!1,near:[`tile_12.mid`],far:[],creatures:[],scorched:!1},{land:`tile_04.nw`,regions:[`tile_04.nw`],tiles:1,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:0,closed:!1,near:[`tile_04.e`,`tile_04.s`],far:[],creatures:[],scorched:!1},{land:`tile_04.e`,regions:[`tile_04.e`,`tile_22.w`],tiles:2,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:0,wood:0,lore:0},dens:1,closed:!0,near:[`tile_04.nw`,`tile_04.s`,`tile_22.e`,`tile_03.n`],far:[`tile_22.n`],creatures:[],scorched:!1},{land:`tile_04.s`,regions:[`tile_04.s`,`tile_09.nw`],tiles:2,owner:null,units:0,kaija:!1,raid:null,buildings:{},free:{small:0,stone:0,large:0},yields:{food:1,wood:0,lore:0},dens:0,closed:!1,near:[`tile_04.nw`,`tile_04.e`,`tile_09.s`,`tile_03.w`],far:[],creatures:[],scorched:!1}],spots:[{spot:`tile_20.S`,x:1,y:2},{spot:`tile_13.N`,x:1,y:-2},{spot:`tile_28.N`,x:0,y:-2},{spot:`tile_11.S`,x:-1,y:2},{spot:`tile_25.N`,x:-1,y:-2},{spot:`tile_19.S`,x:2,y:2},{spot:`tile_10.N`,x:2,y:-2},{spot:`tile_30.N`,x:3,y:-1},{spot:`tile_22.N`,x:-2,y:-2},{spot:`tile_09.S`,x:-3,y:1},{spot:`tile_09.W`,x:-4,y:0},{spot:`tile_07.S`,x:-2,y:2},{spot:`tile_30.E`,x:4,y:0},{spot:`tile_16.E`,x:4,y:1},{spot:`tile_16.S`,x:3,y:2},{spot:`tile_12.S`,x:0,y:3},{spot:`tile_04.N`,x:-3,y:-2},{spot:`tile_04.W`,x:-4,y:-1}],kaija:null,scorched:null,supply:{food_silo:7,woodcutter_lodge:7,menhir:7,training_camp:7,defense_tower:7,fortress:7,forge:7,altar_of_kings:7},unrest:0,offer:[`improved_villager_tools`,`recruitment`,`market_place`,`mercenary`,`intimidate`],achievements:[],development:{count:0,early:0},stack:{count:0,bottom:[]},creatures:{line:[{creature:`wolf_beige`,kind:`wolf`,region:`start.n`,land:`start.n`},{creature:`brown_bear_brown`,kind:`brown_bear`,region:`tile_05.es`,land:`tile_05.es`},{creature:`draugr_brown`,kind:`draugr`,region:`tile_03.n`,land:`tile_03.n`},{creature:`fallen_valkyrie_brown`,kind:`fallen_valkyrie`,region:`tile_22.e`,land:`tile_22.e`}],deck:0,weak:0,discard:[]},players:[{seat:0,clan:`wolf`,colour:`blue`,food:5,wood:2,lore:2,fame:21,reserve:3,passed:!1,hand:{count:0,cards:[]},deck:{count:0,top:[]},drawn:{count:0,cards:[]},unseen:[],active:[`explore`],discard:[],gone:[],upgrades:[],played:[],tiles:[],conqueror:!1,kaija_roams:!1,took_offer:!1},{seat:1,clan:`stag`,colour:`red`,food:5,wood:0,lore:3,fame:null,reserve:5,passed:!1,hand:{count:0,cards:[]},deck:{count:0,top:[]},drawn:{count:0,cards:[]},unseen:[],active:[`explore`],discard:[],gone:[],upgrades:[],played:[],tiles:[],conqueror:!1,kaija_roams:!1,took_offer:!1},{seat:2,clan:`boar`,colour:`yellow`,food:1,wood:1,lore:0,fame:null,reserve:3,passed:!1,hand:{count:0,cards:[]},deck:{count:0,top:[]},drawn:{count:0,cards:[]},unseen:[],active:[`explore`],discard:[],gone:[],upgrades:[],played:[],tiles:[],conqueror:!1,kaija_roams:!1,took_offer:!1},{seat:3,clan:`raven`,colour:`purple`,food:2,wood:3,lore:4,fame:null,reserve:9,passed:!1,hand:{count:0,cards:[]},deck:{count:0,top:[]},drawn:{count:0,cards:[]},unseen:[],active:[`explore`],discard:[],gone:[],upgrades:[],played:[],tiles:[],conqueror:!1,kaija_roams:!1,took_offer:!1}],winners:[],scores:[],won_by:``},nu={schema_version:1,source:`public`,common:{clearings_per_map:12,ruins_per_map:4,suit_markers:{fox:4,rabbit:4,mouse:4},suits:[`fox`,`rabbit`,`mouse`],suit_names_pl:{fox:`lis`,rabbit:`królik`,mouse:`mysz`,bird:`ptak`},score_track_max:30,ruin_name_pl:`Ruiny`,river_is_path:!1,river_divides_forests_default:!1,random_suits_rule:`Shuffle the 12 suit markers face down and put one on each clearing (Law A.1); standard setup uses the printed suits on autumn.`},maps:{autumn:{source:`public`,name_en:`Autumn (Fall)`,name_pl:`Mapa Jesienna`,box:`base`,suits:`printed`,suits_note:`Printed on the board; advanced setup covers them with the 12 shuffled suit markers.`,paths:[[1,5],[1,9],[1,10],[2,5],[2,6],[2,10],[3,6],[3,7],[3,11],[4,8],[4,9],[4,12],[6,11],[7,8],[7,12],[9,12],[10,12],[11,12]],closed_paths:[],river_links:[[4,7],[7,11],[11,10],[10,5]],river_order:[[4,7,11,10,5]],river_clearings:[4,5,7,10,11],map_edge:[1,5,2,6,3,7,8,4,9],inner_clearings:[10,11,12],opposite_corners:[[1,3],[2,4]],river_divides_forests:!1,forest_count:7,clearing:[{id:1,suit:`fox`,slots:1,ruin:!1,corner:!0,opposite:3,river:!1,edge:!0,neighbors:[5,9,10],river_neighbors:[],x:12,y:14.7},{id:2,suit:`mouse`,slots:2,ruin:!1,corner:!0,opposite:4,river:!1,edge:!0,neighbors:[5,6,10],river_neighbors:[],x:87.1,y:24.1},{id:3,suit:`rabbit`,slots:1,ruin:!1,corner:!0,opposite:1,river:!1,edge:!0,neighbors:[6,7,11],river_neighbors:[],x:82.4,y:89.4},{id:4,suit:`rabbit`,slots:1,ruin:!1,corner:!0,opposite:2,river:!0,edge:!0,neighbors:[8,9,12],river_neighbors:[7],x:12.3,y:83.4},{id:5,suit:`rabbit`,slots:2,ruin:!1,corner:!1,river:!0,edge:!0,neighbors:[1,2],river_neighbors:[10],x:54.3,y:10},{id:6,suit:`fox`,slots:2,ruin:!0,corner:!1,river:!1,edge:!0,neighbors:[2,3,11],river_neighbors:[],x:89.9,y:53.7},{id:7,suit:`mouse`,slots:2,ruin:!1,corner:!1,river:!0,edge:!0,neighbors:[3,8,12],river_neighbors:[4,11],x:58.4,y:79.2},{id:8,suit:`fox`,slots:2,ruin:!1,corner:!1,river:!1,edge:!0,neighbors:[4,7],river_neighbors:[],x:36.9,y:91.8},{id:9,suit:`mouse`,slots:2,ruin:!1,corner:!1,river:!1,edge:!0,neighbors:[1,4,12],river_neighbors:[],x:10.8,y:42.3},{id:10,suit:`rabbit`,slots:2,ruin:!0,corner:!1,river:!0,edge:!1,neighbors:[1,2,12],river_neighbors:[5,11],x:43.2,y:30},{id:11,suit:`mouse`,slots:3,ruin:!0,corner:!1,river:!0,edge:!1,neighbors:[3,6,12],river_neighbors:[7,10],x:63.2,y:49.9},{id:12,suit:`fox`,slots:2,ruin:!0,corner:!1,river:!1,edge:!1,neighbors:[4,7,9,10,11],river_neighbors:[],x:31.2,y:57.1}],forest:[{id:`autumn_n`,key:`1_2_5_10`,clearings:[1,2,5,10],boundary:[1,5,2,10],adjacent_forests:[`autumn_nw`,`autumn_c`],x:49.2,y:19.3},{id:`autumn_nw`,key:`1_9_10_12`,clearings:[1,9,10,12],boundary:[9,1,10,12],adjacent_forests:[`autumn_n`,`autumn_c`,`autumn_w`],x:24.6,y:35.3},{id:`autumn_c`,key:`2_6_10_11_12`,clearings:[2,6,10,11,12],boundary:[12,10,2,6,11],adjacent_forests:[`autumn_n`,`autumn_nw`,`autumn_s`,`autumn_e`],x:65.6,y:38.1},{id:`autumn_w`,key:`4_9_12`,clearings:[4,9,12],boundary:[9,12,4],adjacent_forests:[`autumn_nw`,`autumn_sw`],x:16.5,y:61.7},{id:`autumn_s`,key:`3_7_11_12`,clearings:[3,7,11,12],boundary:[12,11,3,7],adjacent_forests:[`autumn_c`,`autumn_e`,`autumn_sw`],x:60.7,y:65.1},{id:`autumn_e`,key:`3_6_11`,clearings:[3,6,11],boundary:[11,6,3],adjacent_forests:[`autumn_c`,`autumn_s`],x:77.6,y:64.2},{id:`autumn_sw`,key:`4_7_8_12`,clearings:[4,7,8,12],boundary:[4,12,7,8],adjacent_forests:[`autumn_w`,`autumn_s`],x:34.8,y:77.1}]},winter:{source:`public`,name_en:`Winter`,name_pl:`Mapa Zimowa`,box:`base`,suits:`random`,suits_note:`No printed suits: always place the 12 shuffled suit markers (4 of each suit).`,paths:[[1,5],[1,10],[1,11],[2,6],[2,7],[2,12],[3,7],[3,8],[3,12],[4,9],[4,10],[4,11],[5,6],[8,9],[8,12],[9,11]],closed_paths:[],river_links:[[10,11],[11,12],[12,7]],river_order:[[10,11,12,7]],river_clearings:[7,10,11,12],map_edge:[1,5,6,2,7,3,8,9,4,10],inner_clearings:[11,12],opposite_corners:[[1,3],[2,4]],river_divides_forests:!0,forest_count:8,clearing:[{id:1,slots:1,ruin:!1,corner:!0,opposite:3,river:!1,edge:!0,neighbors:[5,10,11],river_neighbors:[],x:13.2,y:13.4},{id:2,slots:1,ruin:!1,corner:!0,opposite:4,river:!1,edge:!0,neighbors:[6,7,12],river_neighbors:[],x:86.2,y:19.2},{id:3,slots:2,ruin:!1,corner:!0,opposite:1,river:!1,edge:!0,neighbors:[7,8,12],river_neighbors:[],x:83.1,y:86.8},{id:4,slots:2,ruin:!1,corner:!0,opposite:2,river:!1,edge:!0,neighbors:[9,10,11],river_neighbors:[],x:13.8,y:82.2},{id:5,slots:2,ruin:!1,corner:!1,river:!1,edge:!0,neighbors:[1,6],river_neighbors:[],x:37.2,y:17.8},{id:6,slots:2,ruin:!1,corner:!1,river:!1,edge:!0,neighbors:[2,5],river_neighbors:[],x:58.7,y:24.3},{id:7,slots:1,ruin:!1,corner:!1,river:!0,edge:!0,neighbors:[2,3],river_neighbors:[12],x:90.3,y:59.4},{id:8,slots:2,ruin:!0,corner:!1,river:!1,edge:!0,neighbors:[3,9,12],river_neighbors:[],x:57.7,y:73.7},{id:9,slots:2,ruin:!0,corner:!1,river:!1,edge:!0,neighbors:[4,8,11],river_neighbors:[],x:36.4,y:87},{id:10,slots:1,ruin:!1,corner:!1,river:!0,edge:!0,neighbors:[1,4],river_neighbors:[11],x:13.7,y:43.3},{id:11,slots:3,ruin:!0,corner:!1,river:!0,edge:!1,neighbors:[1,4,9],river_neighbors:[10,12],x:36.6,y:51.8},{id:12,slots:3,ruin:!0,corner:!1,river:!0,edge:!1,neighbors:[2,3,8],river_neighbors:[7,11],x:62.6,y:47.6}],forest:[{id:`winter_nw`,key:`1_10_11`,clearings:[1,10,11],boundary:[1,10,11],adjacent_forests:[`winter_n`,`winter_w`],x:21.3,y:36.7},{id:`winter_n`,key:`1_2_5_6_11_12`,clearings:[1,2,5,6,11,12],boundary:[1,5,6,2,12,11],adjacent_forests:[`winter_nw`,`winter_ne`,`winter_s`],x:45.1,y:33.9},{id:`winter_ne`,key:`2_7_12`,clearings:[2,7,12],boundary:[2,12,7],adjacent_forests:[`winter_n`,`winter_e`],x:79.9,y:42.7},{id:`winter_w`,key:`4_10_11`,clearings:[4,10,11],boundary:[10,11,4],adjacent_forests:[`winter_nw`,`winter_sw`],x:21.8,y:60.2},{id:`winter_sw`,key:`4_9_11`,clearings:[4,9,11],boundary:[11,4,9],adjacent_forests:[`winter_w`,`winter_s`],x:29.5,y:74.3},{id:`winter_s`,key:`8_9_11_12`,clearings:[8,9,11,12],boundary:[11,12,8,9],adjacent_forests:[`winter_n`,`winter_sw`,`winter_se`],x:48.4,y:62.4},{id:`winter_se`,key:`3_8_12`,clearings:[3,8,12],boundary:[12,8,3],adjacent_forests:[`winter_s`,`winter_e`],x:67.2,y:74.3},{id:`winter_e`,key:`3_7_12`,clearings:[3,7,12],boundary:[12,7,3],adjacent_forests:[`winter_ne`,`winter_se`],x:77.9,y:63.8}]},lake:{source:`public`,name_en:`Lake`,name_pl:`Mapa Jeziora`,box:`underworld`,suits:`random`,suits_note:`No printed suits: always place the 12 shuffled suit markers (4 of each suit).`,suggested_suits:{1:`fox`,2:`fox`,3:`mouse`,4:`rabbit`,5:`mouse`,6:`fox`,7:`mouse`,8:`rabbit`,9:`fox`,10:`mouse`,11:`rabbit`,12:`rabbit`},paths:[[1,5],[1,9],[2,7],[2,8],[2,10],[3,8],[3,9],[3,12],[4,5],[4,6],[5,11],[6,7],[6,11],[7,10],[7,11],[8,10],[9,12]],closed_paths:[],river_links:[[1,10],[1,11],[1,12],[10,11],[10,12],[11,12]],river_order:[],river_clearings:[1,10,11,12],map_edge:[2,7,6,4,5,1,9,3,8],inner_clearings:[10,11,12],opposite_corners:[[1,2],[3,4]],river_divides_forests:!0,coastal_clearings:[1,10,11,12],coastal_forests:[`lake_n`,`lake_sw`,`lake_se`,`lake_e`],lake_links_note:`Every pair of coastal clearings counts as joined by a river (river_links holds all 6 pairs).`,ferry_start:1,ferry_rule:`Once per turn a move from the coastal clearing holding the ferry may go to any other coastal clearing, ferry goes along, normal rule requirement applies, then draw 1 card (Law C.2.5).`,forest_count:9,clearing:[{id:1,slots:2,ruin:!1,corner:!0,opposite:2,river:!0,edge:!0,neighbors:[5,9],river_neighbors:[10,11,12],coastal:!0,x:83.7,y:85.8},{id:2,slots:1,ruin:!1,corner:!0,opposite:1,river:!1,edge:!0,neighbors:[7,8,10],river_neighbors:[],coastal:!1,x:14.8,y:19.2},{id:3,slots:1,ruin:!1,corner:!0,opposite:4,river:!1,edge:!0,neighbors:[8,9,12],river_neighbors:[],coastal:!1,x:12.3,y:81.3},{id:4,slots:1,ruin:!1,corner:!0,opposite:3,river:!1,edge:!0,neighbors:[5,6],river_neighbors:[],coastal:!1,x:88.7,y:33.4},{id:5,slots:3,ruin:!0,corner:!1,river:!1,edge:!0,neighbors:[1,4,11],river_neighbors:[],coastal:!1,x:87.2,y:57.6},{id:6,slots:2,ruin:!1,corner:!1,river:!1,edge:!0,neighbors:[4,7,11],river_neighbors:[],coastal:!1,x:68,y:23},{id:7,slots:1,ruin:!1,corner:!1,river:!1,edge:!0,neighbors:[2,6,10,11],river_neighbors:[],coastal:!1,x:44.3,y:12.5},{id:8,slots:1,ruin:!1,corner:!1,river:!1,edge:!0,neighbors:[2,3,10],river_neighbors:[],coastal:!1,x:10.4,y:48.5},{id:9,slots:1,ruin:!1,corner:!1,river:!1,edge:!0,neighbors:[1,3,12],river_neighbors:[],coastal:!1,x:44.3,y:89},{id:10,slots:3,ruin:!0,corner:!1,river:!0,edge:!1,neighbors:[2,7,8],river_neighbors:[1,11,12],coastal:!0,x:31.5,y:36.6},{id:11,slots:3,ruin:!0,corner:!1,river:!0,edge:!1,neighbors:[5,6,7],river_neighbors:[1,10,12],coastal:!0,x:64.3,y:49.1},{id:12,slots:3,ruin:!0,corner:!1,river:!0,edge:!1,neighbors:[3,9],river_neighbors:[1,10,11],coastal:!0,x:33.6,y:67.3}],forest:[{id:`lake_w`,key:`2_8_10`,clearings:[2,8,10],boundary:[2,10,8],adjacent_forests:[`lake_nw`,`lake_sw`],coastal:!1,x:18,y:34.6},{id:`lake_nw`,key:`2_7_10`,clearings:[2,7,10],boundary:[2,7,10],adjacent_forests:[`lake_w`,`lake_n`],coastal:!1,x:30.9,y:22},{id:`lake_n`,key:`7_10_11`,clearings:[7,10,11],boundary:[10,7,11],adjacent_forests:[`lake_nw`,`lake_ne`,`lake_sw`,`lake_e`],coastal:!0,x:48.4,y:34.9},{id:`lake_ne`,key:`6_7_11`,clearings:[6,7,11],boundary:[7,6,11],adjacent_forests:[`lake_n`,`lake_ne2`],coastal:!1,x:58.2,y:27.5},{id:`lake_ne2`,key:`4_5_6_11`,clearings:[4,5,6,11],boundary:[6,4,5,11],adjacent_forests:[`lake_ne`,`lake_e`],coastal:!1,x:77,y:40.4},{id:`lake_sw`,key:`3_8_10_12`,clearings:[3,8,10,12],boundary:[10,8,3,12],adjacent_forests:[`lake_w`,`lake_n`,`lake_s`,`lake_se`],coastal:!0,x:23,y:56.4},{id:`lake_s`,key:`3_9_12`,clearings:[3,9,12],boundary:[3,12,9],adjacent_forests:[`lake_sw`,`lake_se`],coastal:!1,x:29.5,y:79.8},{id:`lake_se`,key:`1_9_12`,clearings:[1,9,12],boundary:[12,9,1],adjacent_forests:[`lake_sw`,`lake_s`,`lake_e`],coastal:!0,x:50.8,y:77.1},{id:`lake_e`,key:`1_5_11`,clearings:[1,5,11],boundary:[11,5,1],adjacent_forests:[`lake_n`,`lake_ne2`,`lake_se`],coastal:!0,x:77.9,y:64.2}]},mountain:{source:`public`,name_en:`Mountain`,name_pl:`Mapa Gór`,box:`underworld`,suits:`random`,suits_note:`No printed suits: always place the 12 shuffled suit markers (4 of each suit).`,suggested_suits:{1:`fox`,2:`rabbit`,3:`fox`,4:`mouse`,5:`mouse`,6:`mouse`,7:`rabbit`,8:`rabbit`,9:`rabbit`,10:`fox`,11:`mouse`,12:`fox`},paths:[[1,8],[1,9],[2,6],[2,11],[3,6],[3,11],[4,8],[4,12],[5,10],[5,11],[7,12],[9,10],[9,12],[10,11],[10,12]],closed_paths:[[2,5],[3,7],[5,9],[6,11],[8,9],[11,12]],river_links:[[4,10],[10,2]],river_order:[[4,10,2]],river_clearings:[2,4,10],map_edge:[1,9,5,2,6,3,7,12,4,8],inner_clearings:[10,11],opposite_corners:[[1,3],[2,4]],river_divides_forests:!1,pass_clearing:10,tower_start:10,tower_rule:`End of own Evening: ruler of the pass scores 1 VP (Law C.3.4).`,open_closed_path_rule:`Once per turn in own Daylight spend any one card to remove one closed-path marker for good and score 1 VP; needs a faction piece in one of its two clearings (Law C.3.3).`,closed_path_rule:`Clearings joined only by a closed path are not adjacent; the path still bounds and divides forests (Law C.3.2).`,open_areas_not_forests:[`1-5-9`,`4-7-12`],forest_count:10,clearing:[{id:1,slots:2,ruin:!1,corner:!0,opposite:3,river:!1,edge:!0,neighbors:[8,9],closed_neighbors:[],river_neighbors:[],pass:!1,x:11.2,y:17.3},{id:2,slots:2,ruin:!1,corner:!0,opposite:4,river:!0,edge:!0,neighbors:[6,11],closed_neighbors:[5],river_neighbors:[10],pass:!1,x:82,y:20.9},{id:3,slots:2,ruin:!1,corner:!0,opposite:1,river:!1,edge:!0,neighbors:[6,11],closed_neighbors:[7],river_neighbors:[],pass:!1,x:85.2,y:79.8},{id:4,slots:2,ruin:!1,corner:!0,opposite:2,river:!0,edge:!0,neighbors:[8,12],closed_neighbors:[],river_neighbors:[10],pass:!1,x:14.6,y:84.3},{id:5,slots:1,ruin:!1,corner:!1,river:!1,edge:!0,neighbors:[10,11],closed_neighbors:[2,9],river_neighbors:[],pass:!1,x:52.7,y:16.3},{id:6,slots:1,ruin:!1,corner:!1,river:!1,edge:!0,neighbors:[2,3],closed_neighbors:[11],river_neighbors:[],pass:!1,x:90,y:50.7},{id:7,slots:1,ruin:!1,corner:!1,river:!1,edge:!0,neighbors:[12],closed_neighbors:[3],river_neighbors:[],pass:!1,x:56.9,y:87.2},{id:8,slots:1,ruin:!1,corner:!1,river:!1,edge:!0,neighbors:[1,4],closed_neighbors:[9],river_neighbors:[],pass:!1,x:8.8,y:58.4},{id:9,slots:3,ruin:!0,corner:!1,river:!1,edge:!0,neighbors:[1,10,12],closed_neighbors:[5,8],river_neighbors:[],pass:!1,x:29.2,y:34.9},{id:10,slots:2,ruin:!0,corner:!1,river:!0,edge:!1,neighbors:[5,9,11,12],closed_neighbors:[],river_neighbors:[2,4],pass:!0,x:48.7,y:40.6},{id:11,slots:3,ruin:!0,corner:!1,river:!1,edge:!1,neighbors:[2,3,5,10],closed_neighbors:[6,12],river_neighbors:[],pass:!1,x:62.6,y:62.4},{id:12,slots:3,ruin:!0,corner:!1,river:!1,edge:!0,neighbors:[4,7,9,10],closed_neighbors:[11],river_neighbors:[],pass:!1,x:33.6,y:68.2}],forest:[{id:`mountain_w`,key:`1_8_9`,clearings:[1,8,9],boundary:[1,9,8],adjacent_forests:[`mountain_sw`],x:14.5,y:37.3},{id:`mountain_nw`,key:`5_9_10`,clearings:[5,9,10],boundary:[9,5,10],adjacent_forests:[`mountain_cw`,`mountain_cn`],x:42.8,y:30.3},{id:`mountain_cw`,key:`9_10_12`,clearings:[9,10,12],boundary:[9,10,12],adjacent_forests:[`mountain_nw`,`mountain_c`,`mountain_sw`],x:36.9,y:48.6},{id:`mountain_c`,key:`10_11_12`,clearings:[10,11,12],boundary:[10,11,12],adjacent_forests:[`mountain_cw`,`mountain_cn`,`mountain_s`],x:48.8,y:56.4},{id:`mountain_cn`,key:`5_10_11`,clearings:[5,10,11],boundary:[5,10,11],adjacent_forests:[`mountain_nw`,`mountain_c`,`mountain_n`],x:55.3,y:43.6},{id:`mountain_n`,key:`2_5_11`,clearings:[2,5,11],boundary:[5,2,11],adjacent_forests:[`mountain_cn`,`mountain_ne`],x:66,y:31.2},{id:`mountain_ne`,key:`2_6_11`,clearings:[2,6,11],boundary:[2,11,6],adjacent_forests:[`mountain_n`,`mountain_e`],x:77.9,y:43.6},{id:`mountain_e`,key:`3_6_11`,clearings:[3,6,11],boundary:[11,6,3],adjacent_forests:[`mountain_ne`,`mountain_s`],x:79.5,y:64.2},{id:`mountain_sw`,key:`4_8_9_12`,clearings:[4,8,9,12],boundary:[9,8,4,12],adjacent_forests:[`mountain_w`,`mountain_cw`],x:21.6,y:63.3},{id:`mountain_s`,key:`3_7_11_12`,clearings:[3,7,11,12],boundary:[12,11,3,7],adjacent_forests:[`mountain_c`,`mountain_e`],x:57.4,y:75.2}]}}}.maps;function ru(e){let t=nu[e]??nu.autumn;if(!t)throw Error(`there is no map ${e}`);return t}var iu=W(`<path stroke="var(--river-edge)" stroke-width="7.5" fill="none" stroke-linecap="round"></path><path stroke="var(--river)" stroke-width="5.5" fill="none" stroke-linecap="round"></path>`,1),au=W(`<ellipse fill="var(--river)" stroke="var(--river-edge)"></ellipse>`),ou=W(`<path stroke="var(--ink)" stroke-width="1.2" vector-effect="non-scaling-stroke"></path>`),su=W(`<circle r="6.2" fill="var(--clearing)" stroke="var(--ink)" stroke-width="1.1"></circle><circle r="1.3" fill="var(--ink-2)"></circle>`,1),cu=W(`<svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" class="svelte-17hgpzk"><rect fill="var(--ground)"></rect><!><!><path stroke="var(--path-edge)" stroke-width="3.2"></path><path stroke="var(--path)" stroke-width="1.8"></path><path stroke="var(--path-edge)" stroke-width="2" stroke-dasharray="2 3"></path><!></svg>`);function lu(e,t){O(t,!0);let n=Hi(t,`map`,3,`autumn`),[r,i]=[150,96],a=A(()=>ru(n())),o=(e,t)=>[10+e/100*(r-20),8+t/100*(i-16)],s=A(()=>new Map(V(a).clearing.map(e=>[e.id,o(e.x,e.y)]))),c=e=>e.map(([e,t])=>{let[n,r]=[V(s).get(e),V(s).get(t)];return n&&r?`M${$(n[0])} ${$(n[1])}L${$(r[0])} ${$(r[1])}`:``}).join(``),l=A(()=>(V(a).river_order??[]).map(e=>e.flatMap(e=>V(s).get(e)??[])).map(e=>{let t=[];for(let n=0;n<e.length;n+=2)t.push([e[n],e[n+1]]);return t.length>1?ic(t,!1,.9):``}));var u=cu(),d=P(u),f=L(d);Y(f,17,()=>V(l),qr,(e,t)=>{var n=iu(),r=F(n),i=L(r);R(()=>{X(r,`d`,V(t)),X(i,`d`,V(t))}),K(e,n)});var p=L(f),m=e=>{var t=au();R(()=>{X(t,`cx`,r*.5),X(t,`cy`,i*.5),X(t,`rx`,r*.17),X(t,`ry`,i*.17)}),K(e,t)};J(p,e=>{n()===`lake`&&e(m)});var h=L(p),g=L(h),_=L(g);Y(L(_),17,()=>V(a).clearing,e=>e.id,(e,t)=>{let n=A(()=>V(s).get(V(t).id)??[0,0]);var r=G(),i=F(r),a=e=>{var r=ou();R((e,n)=>{X(r,`d`,Uc[V(t).suit]),X(r,`transform`,`translate(${e??``} ${n??``}) scale(6.2)`),X(r,`fill`,`var(--${V(t).suit??``})`)},[()=>$(V(n)[0]),()=>$(V(n)[1])]),K(e,r)},o=e=>{var t=su(),r=F(t),i=L(r);R((e,t,n,a)=>{X(r,`cx`,e),X(r,`cy`,t),X(i,`cx`,n),X(i,`cy`,a)},[()=>$(V(n)[0]),()=>$(V(n)[1]),()=>$(V(n)[0]),()=>$(V(n)[1])]),K(e,t)};J(i,e=>{V(t).suit?e(a):e(o,-1)}),K(e,r)}),D(u),R((e,t,n)=>{X(u,`viewBox`,`0 0 ${r??``} ${i??``}`),X(d,`width`,r),X(d,`height`,i),X(h,`d`,e),X(g,`d`,t),X(_,`d`,n)},[()=>c(V(a).paths),()=>c(V(a).paths),()=>c(V(a).closed_paths??[])]),K(e,u),k()}var uu=U(`<span class="crop svelte-t6fm0u" aria-hidden="true"><!></span>`);function du(e,t){let n=Hi(t,`map`,3,`autumn`);var r=G(),i=F(r),a=e=>{var t=uu();eu(P(t),{get view(){return tu},get play(){return Ro},still:!0}),D(t),K(e,t)},o=e=>{lu(e,{get map(){return n()}})};J(i,e=>{t.game===`northgard`?e(a):t.game===`root`&&e(o,1)}),K(e,r)}var fu=U(`<span class="ck svelte-1dmyhs8"><!></span>`),pu=U(`<button role="radio"><!> <span class="pic svelte-1dmyhs8"><!></span> <span class="in svelte-1dmyhs8"><b class="svelte-1dmyhs8"> </b> <small class="svelte-1dmyhs8"> </small></span></button>`),mu=U(`<div class="games svelte-1dmyhs8" role="radiogroup"></div>`);function hu(e,t){O(t,!0);let n=e=>Zo(`page-game-${e}`)?Z(`page-game-${e}`):e,r=e=>Zo(`page-game-${e}-about`)?Z(`page-game-${e}-about`):``;var i=mu();Y(i,21,()=>t.games,e=>e.name,(e,i)=>{var a=pu();let o;var s=P(a),c=e=>{var t=fu();Q(P(t),{name:`check`,size:15}),D(t),K(e,t)};J(s,e=>{V(i).name===t.chosen&&e(c)});var l=L(s,2);du(P(l),{get game(){return V(i).name}}),D(l);var u=L(l,2),d=P(u),f=I(d,!0),p=I(L(d,2));D(u),D(a),R((e,n,r,s)=>{o=mi(a,1,`box game svelte-1dmyhs8`,null,o,{on:V(i).name===t.chosen}),X(a,`aria-checked`,V(i).name===t.chosen),X(a,`data-game`,V(i).name),q(f,e),q(p,`${n??``} · ${r??``}${s??``}`)},[()=>n(V(i).name),()=>r(V(i).name),()=>Z(`page-seats-range`,{least:V(i).least,most:V(i).most}),()=>Zs(V(i).name)?``:` · ${Z(`page-as-text`)}`]),H(`click`,a,()=>t.pick(V(i))),K(e,a)}),D(i),R(e=>X(i,`aria-label`,e),[()=>Z(`page-game`)]),K(e,i),k()}Tr([`click`]);var gu=U(`<li class="svelte-1vuqic2"><span><b> </b><br/><code class="svelte-1vuqic2"> </code></span> <button class="btn small"> </button></li>`),_u=U(`<h2 class="svelte-1vuqic2"> </h2> <ul></ul> <p class="muted svelte-1vuqic2"> </p> <button class="btn pri svelte-1vuqic2"> </button>`,1);function vu(e,t){O(t,!0);let n=M(``),r=A(()=>[...t.opened.seats.filter(e=>e.invite).map(e=>({id:String(e.seat),name:Z(`kernel-seat`,{number:e.seat+1}),url:`${location.origin}/join/${t.opened.table}#${e.invite}`})),{id:`watch`,name:Z(`page-watch-link`),url:`${location.origin}/t/${t.opened.table}#${t.opened.watch}`}]);async function i(e,t){try{await navigator.clipboard.writeText(t),N(n,e,!0)}catch{window.prompt(Z(`page-copy`),t)}}var a=_u(),o=F(a),s=I(o,!0),c=L(o,2);Y(c,21,()=>V(r),e=>e.id,(e,t)=>{var r=gu(),a=P(r),o=P(a),s=I(o,!0),c=I(L(o,2));D(a);var l=L(a,2),u=I(l,!0);D(r),R((e,n)=>{q(s,V(t).name),q(c,`${e??``}…`),q(u,n)},[()=>V(t).url.replace(/^https?:\/\//,``).slice(0,30),()=>Z(V(n)===V(t).id?`page-copied`:`page-copy`)]),H(`click`,l,()=>void i(V(t).id,V(t).url)),K(e,r)}),D(c);var l=L(c,2),u=I(l,!0),d=L(l,2),f=I(d,!0);R((e,t,n)=>{q(s,e),q(u,t),q(f,n)},[()=>Z(`page-invite`),()=>Z(`page-link-is-seat`),()=>Z(`page-to-table`)]),H(`click`,d,()=>Gi(`/t/${t.opened.table}`)),K(e,a),k()}Tr([`click`]);var yu=U(`<dialog class="svelte-1i47zga"><h2 class="svelte-1i47zga"> </h2> <div class="body svelte-1i47zga"><!></div> <button class="btn end svelte-1i47zga"> </button></dialog>`);function bu(e,t){O(t,!0);let n=M(void 0);Cn(()=>V(n)?.showModal());var r=yu(),i=P(r),a=I(i,!0),o=L(i,2);ri(P(o),()=>t.children),D(o);var s=L(o,2),c=I(s,!0);D(r),zi(r,e=>N(n,e),()=>V(n)),R(e=>{X(r,`aria-label`,t.title),q(a,t.title),q(c,e)},[()=>Z(`page-close`)]),wr(`close`,r,function(...e){t.close?.apply(this,e)}),H(`click`,s,()=>V(n)?.close()),K(e,r),k()}Tr([`click`]);var xu=U(`<a><span class="th svelte-d2qaa7"><!></span> <span><b class="svelte-d2qaa7"> </b> <small class="svelte-d2qaa7"> </small> <span class="stt svelte-d2qaa7"><!> </span></span></a>`),Su=U(`<p class="muted none svelte-d2qaa7"> </p>`),Cu=U(`<h2 class="fin svelte-d2qaa7"> </h2> <!>`,1),wu=U(`<p role="alert" class="bad svelte-d2qaa7"> </p>`),Tu=U(`<form class="svelte-d2qaa7"><input class="field svelte-d2qaa7" placeholder="https://…/join/…"/> <button class="btn pri"> </button></form> <!>`,1),Eu=U(`<section class="mine"><h2 class="svelte-d2qaa7"> </h2> <!> <!> <!> <button class="btn off wide svelte-d2qaa7"><!> </button></section> <!>`,1);function Du(e,t){O(t,!0);let n=(e,t=d)=>{var n=G();Y(F(n),17,t,e=>e.table,(e,t)=>{let n=A(()=>{let[e,n]=m(V(t));return{glyph:e,text:n}}),r=A(()=>`/${V(t).over?`replay`:`t`}/${V(t).table}`);var i=xu();let a;var o=P(i);du(P(o),{get game(){return V(t).game}}),D(o);var s=L(o,2),l=P(s),u=I(l,!0),d=L(l,2),h=I(d),g=L(d,2),_=P(g);Q(_,{get name(){return V(n).glyph},size:14});var v=L(_,1,!0);D(g),D(s),D(i),R((e,t,o,s)=>{a=mi(i,1,`box tcard svelte-d2qaa7`,null,a,{go:e}),X(i,`href`,V(r)),q(u,t),q(h,`${o??``} · ${s??``}`),q(v,V(n).text)},[()=>c(V(t)),()=>V(t).title||f(V(t).game),()=>f(V(t).game),()=>p(V(t))]),H(`click`,i,e=>{e.preventDefault(),Gi(V(r))}),K(e,i)}),K(e,n)},r=M([]),i=M(!1),a=M(``),o=M(!1);async function s(){let e=[...new Map(ia().map(e=>[e.key,e])).values()].slice(-200);if(e.length)try{let t=await Qi(e.map(e=>e.key)),n=new Map;for(let{table:e}of t){if(!e)continue;let t=n.get(e.table);(!t||t.kind===`watch`||e.waiting.includes(e.seat))&&n.set(e.table,e)}N(r,[...n.values()].sort((e,t)=>t.moved-e.moved))}catch{}}Ui(()=>{s();let e=window.setInterval(()=>void s(),15e3);return()=>clearInterval(e)});let c=e=>!e.over&&e.kind===`seat`&&e.waiting.includes(e.seat),l=A(()=>V(r).filter(e=>!e.over).sort((e,t)=>Number(c(t))-Number(c(e)))),u=A(()=>V(r).filter(e=>e.over)),f=e=>Zo(`page-game-${e}`)?Z(`page-game-${e}`):e,p=e=>e.seats.map(e=>e.name||(e.player===`bot`?Z(`page-bot`):``)).filter(Boolean).join(`, `);function m(e){if(e.over)return[`prev`,Z(`page-watch-replay`)];if(c(e))return[`play`,Z(`page-your-move`)];let t=e.seats.filter(t=>e.waiting.includes(t.seat)).map(e=>e.name||Z(`kernel-seat`,{number:e.seat+1}));return[`clock`,t.length?Z(`page-waiting`,{who:t.join(`, `)}):Z(`page-quiet`)]}function h(e){e.preventDefault();try{let e=new URL(V(a).trim(),location.href);N(o,!/^\/(t|join|replay)\/./.test(e.pathname)),V(o)||Gi(e.pathname+e.hash)}catch{N(o,!0)}}var g=Eu(),_=F(g),v=P(_),y=I(v,!0),b=L(v,2);n(b,()=>V(l));var x=L(b,2),S=e=>{var t=Su(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-no-tables`)]),K(e,t)};J(x,e=>{V(l).length||e(S)});var ee=L(x,2),te=e=>{var t=Cu(),r=F(t),i=I(r,!0),a=L(r,2);{let e=A(()=>V(u).slice(0,12));n(a,()=>V(e))}R(e=>q(i,e),[()=>Z(`page-finished`)]),K(e,t)};J(ee,e=>{V(u).length&&e(te)});var C=L(ee,2),ne=P(C);Q(ne,{name:`link`,size:15});var re=L(ne,1,!0);D(C),D(_);var ie=L(_,2),w=e=>{{let t=A(()=>Z(`page-join-link`));bu(e,{get title(){return V(t)},close:()=>N(i,!1),children:(e,t)=>{var n=Tu(),r=F(n),i=P(r);Di(i);var s=I(L(i,2),!0);D(r);var c=L(r,2),l=e=>{var t=wu(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-link-wrong`)]),K(e,t)};J(c,e=>{V(o)&&e(l)}),R((e,t)=>{X(i,`aria-label`,e),q(s,t)},[()=>Z(`page-link`),()=>Z(`page-go`)]),wr(`submit`,r,h),Mi(i,()=>V(a),e=>N(a,e)),K(e,n)},$$slots:{default:!0}})}};J(ie,e=>{V(i)&&e(w)}),R((e,t)=>{q(y,e),q(re,t)},[()=>Z(`page-your-tables`),()=>Z(`page-join-link`)]),H(`click`,C,()=>N(i,!0)),K(e,g),k()}Tr([`click`]);var Ou=U(`<button role="radio"><span class="pic svelte-8g3f9s"><!></span> <span class="nm svelte-8g3f9s"><!> </span></button>`),ku=U(`<div class="maps svelte-8g3f9s" role="radiogroup"></div>`),Au=U(`<label class="opt svelte-8g3f9s"><input type="checkbox" role="switch" class="sw svelte-8g3f9s"/> </label>`),ju=U(`<option> </option>`),Mu=U(`<label class="opt svelte-8g3f9s"><span> </span> <select class="field svelte-8g3f9s"></select></label>`),Nu=U(`<!> <div class="opts svelte-8g3f9s"></div>`,1);function Pu(e,t){O(t,!0);let n=Hi(t,`options`,15),r=e=>Zo(e.about)?as(e.about):cs(e.name.replaceAll(`_`,` `));function i(e,n){for(let r of[`option-${t.game.name}-${e.name}-${n}`,`page-value-${String(n)}`])if(Zo(r))return Z(r);return cs(String(n).replaceAll(`_`,` `))}let a=e=>e.values.every(e=>typeof e==`boolean`),o=A(()=>t.game.name===`root`?t.game.options.filter(e=>e.name===`map`):[]),s=A(()=>t.game.options.filter(e=>!V(o).includes(e)));var c=Nu(),l=F(c);Y(l,17,()=>V(o),e=>e.name,(e,a)=>{var o=ku();Y(o,20,()=>V(a).values,e=>e,(e,r)=>{var o=Ou();let s;var c=P(o),l=P(c);{let e=A(()=>String(r));du(l,{get game(){return t.game.name},get map(){return V(e)}})}D(c);var u=L(c,2),d=P(u),f=e=>{Q(e,{name:`check`,size:12})};J(d,e=>{n()[V(a).name]===r&&e(f)});var p=L(d,1,!0);D(u),D(o),R(e=>{s=mi(o,1,`box mp svelte-8g3f9s`,null,s,{on:n()[V(a).name]===r}),X(o,`aria-checked`,n()[V(a).name]===r),q(p,e)},[()=>i(V(a),r)]),H(`click`,o,()=>n(n()[V(a).name]=r,!0)),K(e,o)}),D(o),R(e=>X(o,`aria-label`,e),[()=>r(V(a))]),K(e,o)});var u=L(l,2);Y(u,21,()=>V(s),e=>e.name,(e,t)=>{var o=G(),s=F(o),c=e=>{var i=Au(),a=P(i);Di(a);var o=L(a);D(i),R(e=>{Oi(a,n()[V(t).name]===!0),q(o,` ${e??``}`)},[()=>r(V(t))]),H(`change`,a,e=>n(n()[V(t).name]=e.currentTarget.checked,!0)),K(e,i)},l=A(()=>a(V(t))),u=e=>{var a=Mu(),o=P(a),s=I(o,!0),c=L(o,2);Y(c,20,()=>V(t).values,e=>e,(e,n)=>{var r=ju(),a=I(r,!0),o={};R((e,t)=>{q(a,e),o!==(o=t)&&(r.value=(r.__value=o)??``)},[()=>i(V(t),n),()=>String(n)]),K(e,r)}),D(c);var l;bi(c),D(a),R((e,t)=>{q(s,e),l!==(l=t)&&(c.value=(c.__value=l)??``,yi(c,l))},[()=>r(V(t)),()=>String(n()[V(t).name])]),H(`change`,c,e=>n(n()[V(t).name]=V(t).values.find(t=>String(t)===e.currentTarget.value)??V(t).default,!0)),K(e,a)};J(s,e=>{V(l)?e(c):e(u,-1)}),K(e,o)}),D(u),K(e,c),k()}Tr([`click`,`change`]);var Fu=W(`<svg class="badge svelte-15bqd4n" viewBox="0 0 30 30"><!></svg>`);function Iu(e,t){let n=Hi(t,`size`,3,30),r=Hi(t,`title`,3,``);var i=Fu();qc(P(i),{get emblem(){return t.emblem},x:15,y:15,r:12}),D(i),R(()=>{X(i,`width`,n()),X(i,`height`,n()),X(i,`role`,r()?`img`:null),X(i,`aria-label`,r()||null),X(i,`aria-hidden`,r()?null:`true`)}),K(e,i)}var Lu=U(`<option> </option>`),Ru=U(`<button><!> </button>`),zu=U(`<select class="field"></select>`),Bu=U(`<span class="muted hint svelte-r9u7lk"> </span>`),Vu=U(`<div class="row svelte-r9u7lk"><span class="n svelte-r9u7lk"></span> <span class="side svelte-r9u7lk"><!> <select class="field svelte-r9u7lk"><option> </option><!></select></span> <span class="kind svelte-r9u7lk"><span class="seg" role="group"></span> <!></span> <button class="ib svelte-r9u7lk"><!></button></div>`),Hu=U(`<button class="add svelte-r9u7lk"><!> </button>`),Uu=U(`<div class="box"><!> <!></div>`);function Wu(e,t){O(t,!0);let n=Hi(t,`seats`,15),r=M(null);Cn(()=>{Xs(t.game.name).then(e=>N(r,e))});let i=e=>{if(!V(r))return e;let n=ns(V(r).valueWord(e),{game:t.game.name,seats:[]});return n.includes(`:`)?e:cs(n)},a=e=>Zo(`page-level-${e}`)?Z(`page-level-${e}`):e,o=(e,t)=>!n().some((n,r)=>r!==t&&n.value===e);var s=Uu(),c=P(s);Y(c,17,n,qr,(e,s,c)=>{var l=Vu(),u=P(l);u.textContent=c+1;var d=L(u,2),f=P(d);{let e=A(()=>V(r)&&V(s).value&&V(s).value!==`?`?V(r).valueEmblem(V(s).value):Wc);Iu(f,{get emblem(){return V(e)},size:24})}var p=L(f,2),h=P(p),g=I(h,!0);h.value=h.__value=`?`,Y(L(h),16,()=>t.game.values,e=>e,(e,t)=>{var n=Lu(),r=I(n,!0),a={};R((e,i)=>{n.disabled=e,q(r,i),a!==(a=t)&&(n.value=(n.__value=a)??``)},[()=>!o(t,c),()=>i(t)]),K(e,n)}),D(p),bi(p),D(d);var _=L(d,2),v=P(_);Y(v,20,()=>[[`me`,`hand`],[`friend`,`people`],[`bot`,`bot`]],([e,t])=>e,(e,n)=>{var r=A(()=>m(n,2));let i=()=>V(r)[0],a=()=>V(r)[1];var o=Ru();let c;var l=P(o);Q(l,{get name(){return a()},size:14});var u=L(l,1,!0);D(o),R(e=>{X(o,`aria-pressed`,V(s).player===i()),c=mi(o,1,``,null,c,{on:V(s).player===i()}),q(u,e)},[()=>Z(`page-player-${i()}`)]),H(`click`,o,()=>{V(s).player=i(),i()===`bot`&&!V(s).level&&(V(s).level=t.game.bots.includes(`greedy`)?`greedy`:t.game.bots.at(-1)??``)}),K(e,o)}),D(v);var y=L(v,2),b=e=>{var n=zu();Y(n,20,()=>t.game.bots,e=>e,(e,t)=>{var n=Lu(),r=I(n,!0),i={};R(e=>{q(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>a(t)]),K(e,n)}),D(n),bi(n),R(e=>X(n,`aria-label`,e),[()=>Z(`page-bot-level`,{seat:c+1})]),xi(n,()=>V(s).level,e=>V(s).level=e),K(e,n)},x=e=>{var t=Bu(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-gets-link`)]),K(e,t)};J(y,e=>{V(s).player===`bot`?e(b):V(s).player===`friend`&&e(x,1)}),D(_);var S=L(_,2);Q(P(S),{name:`cross`,size:13}),D(S),D(l),R((e,r,i,a)=>{X(p,`aria-label`,e),q(g,r),X(v,`aria-label`,i),X(S,`aria-label`,a),S.disabled=n().length<=t.game.least},[()=>Z(`page-side-of`,{seat:c+1}),()=>Z(`page-choose-at-table`),()=>Z(`page-who-sits`,{seat:c+1}),()=>Z(`page-remove-seat`,{seat:c+1})]),xi(p,()=>V(s).value,e=>V(s).value=e),H(`click`,S,()=>n(n().filter((e,t)=>t!==c))),K(e,l)});var l=L(c,2),u=e=>{var r=Hu(),i=P(r);Q(i,{name:`plus`,size:13});var a=L(i,1,!0);D(r),R(e=>q(a,e),[()=>Z(`page-add-seat`)]),H(`click`,r,()=>n([...n(),{player:`bot`,value:`?`,name:``,level:t.game.bots.includes(`greedy`)?`greedy`:t.game.bots.at(-1)??``}])),K(e,r)};J(l,e=>{n().length<t.game.most&&e(u)}),D(s),K(e,s),k()}Tr([`click`]);var Gu=U(`<h2 class="svelte-1xdw275"> </h2> <!>`,1),Ku=U(`<h2 class="svelte-1xdw275"> </h2> <!> <!>`,1),qu=U(`<p class="muted small svelte-1xdw275"> </p>`),Ju=U(`<p class="muted"> </p> <label class="tl svelte-1xdw275"><span> </span><input class="field" maxlength="80"/></label> <label class="tl svelte-1xdw275"><span> </span><input class="field" maxlength="40"/></label> <!>`,1),Yu=U(`<p class="fault svelte-1xdw275" role="alert"> </p>`),Xu=U(`<button class="btn wide svelte-1xdw275"><!> </button>`),Zu=U(`<h2 class="svelte-1xdw275"> </h2> <!> <!> <button class="btn pri wide svelte-1xdw275" data-start=""> </button> <!>`,1),Qu=U(`<!> <main class="lob svelte-1xdw275"><!> <section class="mid"><h1 class="svelte-1xdw275"> </h1> <p class="muted lead svelte-1xdw275"> </p> <!> <!></section> <section class="right svelte-1xdw275"><div class="box sum svelte-1xdw275"><!></div> <div class="box new svelte-1xdw275"><h2 class="svelte-1xdw275"> </h2> <p class="muted"> </p></div></section></main>`,1);function $u(e,t){O(t,!0);let n=M([]),r=M(``),i=M(en([])),a=M(en({})),o=M(``),s=M(``),c=M(!1),l=M(null),u=A(()=>V(n).find(e=>e.name===V(r))),d=A(()=>V(i).filter(e=>e.player===`friend`).length),f=A(()=>V(u)&&Zo(`page-game-${V(u).name}`)?Z(`page-game-${V(u).name}`):V(u)?.name??``),p=e=>e.bots.includes(`greedy`)?`greedy`:e.bots.at(-1)??``;function m(e){N(r,e.name,!0),N(l,null),N(a,Object.fromEntries(e.options.map(e=>[e.name,e.default])),!0);let t=Math.min(e.most,Math.max(e.least,4));N(i,Array.from({length:t},(t,n)=>({player:n===0?`me`:`bot`,value:`?`,name:``,level:n===0?``:p(e)})),!0)}Ui(async()=>{document.title=`Polana`;try{N(n,await Yi());let e=V(n).find(e=>e.name===`northgard`)??V(n)[0];e&&m(e)}catch(e){N(s,e instanceof Error?e.message:String(e),!0)}});async function h(e){if(!V(u)||V(c))return;N(c,!0),N(s,``);let t=V(i).map(t=>{let n=e&&t.player===`friend`?`bot`:t.player;return{player:n,value:t.value??`?`,name:n===`me`?t.name||ua.name:t.name??``,level:n===`bot`?t.level||p(V(u)):``}});try{let e=await Xi({game:V(u).name,seats:t,options:V(a),title:V(o)}),n=Object.fromEntries(e.seats.flatMap(e=>e.invite?[[String(e.seat),e.invite]]:[]));for(let t of e.seats)t.key&&oa({table:e.table,key:t.key,seat:t.seat,invites:n,watch:e.watch});e.seats.some(e=>e.key)||oa({table:e.table,key:e.watch,seat:-1,invites:n}),e.seats.some(e=>e.invite)?N(l,e):Gi(`/t/${e.table}`)}catch(e){N(s,e instanceof Error?e.message:String(e),!0)}N(c,!1)}var g=Qu(),_=F(g);{let e=A(()=>Z(`page-motto`));Ls(_,{get sub(){return V(e)}})}var v=L(_,2),y=P(v);Du(y,{});var b=L(y,2),x=P(b),S=I(x,!0),ee=L(x,2),te=I(ee,!0),C=L(ee,2);hu(C,{get games(){return V(n)},get chosen(){return V(r)},pick:m});var ne=L(C,2),re=e=>{var t=Ku(),n=F(t),r=I(n,!0),o=L(n,2);Wu(o,{get game(){return V(u)},get seats(){return V(i)},set seats(e){N(i,e,!0)}});var s=L(o,2),c=e=>{var t=Gu(),n=F(t),r=I(n,!0);Pu(L(n,2),{get game(){return V(u)},get options(){return V(a)},set options(e){N(a,e,!0)}}),R(e=>q(r,e),[()=>Z(`page-options`)]),K(e,t)};J(s,e=>{V(u).options.length&&e(c)}),R(e=>q(r,e),[()=>Z(`page-seats`)]),K(e,t)};J(ne,e=>{V(u)&&e(re)}),D(b);var ie=L(b,2),w=P(ie),ae=P(w),oe=e=>{vu(e,{get opened(){return V(l)}})},se=e=>{var t=Zu(),n=F(t),r=I(n,!0),a=L(n,2),l=e=>{var t=Ju(),n=F(t),r=I(n,!0),a=L(n,2),s=P(a),c=I(s,!0),l=L(s);Di(l),D(a);var u=L(a,2),p=P(u),m=I(p,!0),h=L(p);Di(h),D(u);var g=L(u,2),_=e=>{var t=qu(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-link-is-seat`)]),K(e,t)};J(g,e=>{V(d)&&e(_)}),R((e,t,n)=>{q(r,e),q(c,t),q(m,n)},[()=>Z(`page-summary`,{game:V(f),seats:V(i).length}),()=>Z(`page-table-title`),()=>Z(`page-your-name`)]),Mi(l,()=>V(o),e=>N(o,e)),H(`change`,h,()=>ua.keep()),Mi(h,()=>ua.name,e=>ua.name=e),K(e,t)};J(a,e=>{V(u)&&e(l)});var p=L(a,2),m=e=>{var t=Yu(),n=I(t,!0);R(()=>q(n,V(s))),K(e,t)};J(p,e=>{V(s)&&e(m)});var g=L(p,2),_=I(g,!0),v=L(g,2),y=e=>{var t=Xu(),n=P(t);Q(n,{name:`bot`,size:16});var r=L(n,1,!0);D(t),R(e=>{t.disabled=!V(u)||V(c),q(r,e)},[()=>Z(`page-fill-bots`)]),H(`click`,t,()=>void h(!0)),K(e,t)};J(v,e=>{V(d)&&e(y)}),R(e=>{q(r,V(o)||V(f)),g.disabled=!V(u)||V(c),q(_,e)},[()=>Z(V(d)?`page-open-the-table`:`page-start`)]),H(`click`,g,()=>void h(!1)),K(e,t)};J(ae,e=>{V(l)?e(oe):e(se,-1)}),D(w);var ce=L(w,2),le=P(ce),ue=I(le,!0),de=I(L(le,2),!0);D(ce),D(ie),D(v),R((e,t,n,r,i)=>{X(b,`aria-label`,e),q(S,t),q(te,n),q(ue,r),q(de,i)},[()=>Z(`page-open-table`),()=>Z(`page-open-table`),()=>Z(`page-open-lead`),()=>Z(`page-new-here`),()=>Z(`page-new-here-text`)]),K(e,g),k()}Tr([`change`,`click`]);function ed(e,t){Oe();var n=Pr();R(()=>q(n,`${t.table??``}${t.secret??``}`)),K(e,n)}var td=new Set([`key`,`guessing`,`tables`,`order`]),nd=class{#e=M(null);get table(){return V(this.#e)}set table(e){N(this.#e,e)}#t=M([]);get sides(){return V(this.#t)}set sides(e){N(this.#t,e)}#n=M(new Map);get news(){return V(this.#n)}set news(e){N(this.#n,e)}#r=M([]);get chat(){return V(this.#r)}set chat(e){N(this.#r,e)}#i=M({type:`presence`,here:[],watchers:0,thinking:[]});get presence(){return V(this.#i)}set presence(e){N(this.#i,e)}#a=M(`connecting`);get condition(){return V(this.#a)}set condition(e){N(this.#a,e,!0)}#o=M(null);get fault(){return V(this.#o)}set fault(e){N(this.#o,e)}told=null;#s;#c=null;#l=null;#u=new Map;#d=1;#f=0;#p=0;#m=!1;constructor(e){this.#s=[...e]}open(){this.#m=!1,this.#h()}close(){this.#m=!0,clearTimeout(this.#p),this.#l?.close(),this.#l=null}#h(){clearTimeout(this.#p);let e=new URL(`/api/play`,location.href);e.protocol=e.protocol.replace(`http`,`ws`);let t=new WebSocket(e);this.#l=t,t.onopen=()=>{t.send(JSON.stringify({type:`open`,keys:this.#s,...this.#c===null?{}:{seq:this.#c}}))},t.onmessage=e=>this.take(JSON.parse(e.data)),t.onclose=()=>{if(this.#l!==t||this.#m||(this.#g(),this.condition===`closed`))return;this.condition=this.table?`lost`:`connecting`;let e=Math.min(8e3,300*2**this.#f++)*(.75+Math.random()/2);this.#p=window.setTimeout(()=>this.#h(),e)}}#g(){for(let[e,t]of this.#u)t({type:`error`,id:e,code:`lost`,text:`the connection was lost`});this.#u.clear()}take(e){switch(e.type){case`state`:this.#_(e);return;case`presence`:this.presence=e;return;case`error`:if(e.id===null){this.fault={code:e.code,text:e.text},td.has(e.code)&&(this.condition=`closed`);return}}let t=e.id;t!==null&&(this.#u.get(t)?.(e),this.#u.delete(t))}#_(e){let t=this.#c===null;this.#c=e.seq,this.#f=0,this.condition=`open`,this.fault=null;let n=new Map,r=new Map;for(let t of e.sides){let e=(this.news.get(t.seat)??[]).slice(0,t.news_from);n.set(t.seat,[...e,...t.news]),r.set(t.seat,t.news)}this.table=e.table,this.sides=e.sides,this.news=n,this.chat=[...this.chat.slice(0,e.chat_from),...e.chat],this.told?.(r,t)}ask(e){let t=this.#d++;return new Promise(n=>{let r=this.#l;!r||r.readyState!==WebSocket.OPEN?n({type:`error`,id:t,code:`lost`,text:`the connection was lost`}):(this.#u.set(t,n),r.send(JSON.stringify({...e,id:t})))})}side(e){return this.sides.find(t=>t.seat===e)}async say(e,t,n){return this.ask({type:`say`,seat:e.seat,ask:t.id,words:n})}async why(e,t){let n=await this.ask({type:`why`,seat:e,word:t});return n.type===`why`?n.refusal:null}},rd=class{#e;#t;constructor(e,t){this.#e=e,this.#t=Ir(t)}get current(){return this.#t(),this.#e()}};new rd(()=>window.scrollX,e=>Cr(window,`scroll`,e)),new rd(()=>window.scrollY,e=>Cr(window,`scroll`,e));var id=new rd(()=>window.innerWidth,e=>Cr(window,`resize`,e));new rd(()=>window.innerHeight,e=>Cr(window,`resize`,e)),new rd(()=>window.outerWidth,e=>Cr(window,`resize`,e)),new rd(()=>window.outerHeight,e=>Cr(window,`resize`,e)),new rd(()=>window.screenLeft,e=>{let t=window.screenLeft,n=requestAnimationFrame(function r(){n=requestAnimationFrame(r),t!==(t=window.screenLeft)&&e()});return()=>{cancelAnimationFrame(n)}}),new rd(()=>window.screenTop,e=>{let t=window.screenTop,n=requestAnimationFrame(function r(){n=requestAnimationFrame(r),t!==(t=window.screenTop)&&e()});return()=>{cancelAnimationFrame(n)}}),new rd(()=>navigator.onLine,e=>{let t=Cr(window,`online`,e),n=Cr(window,`offline`,e);return()=>{t(),n()}});var ad=Symbol(`table`),od=e=>Ze(ad,e),sd=()=>Xe(ad),cd=new Set,ld=class{desk;context;game;#e=M(-1);get seat(){return V(this.#e)}set seat(e){N(this.#e,e,!0)}#t=M(null);get slip(){return V(this.#t)}set slip(e){N(this.#t,e)}#n=M(null);get pending(){return V(this.#n)}set pending(e){N(this.#n,e,!0)}#r=M(!1);get busy(){return V(this.#r)}set busy(e){N(this.#r,e,!0)}#i=M(cd);get shown(){return V(this.#i)}set shown(e){N(this.#i,e)}#a=M(cd);get previewed(){return V(this.#a)}set previewed(e){N(this.#a,e)}#o=M([]);get toasts(){return V(this.#o)}set toasts(e){N(this.#o,e)}#s=M(!1);get asking(){return V(this.#s)}set asking(e){N(this.#s,e,!0)}#c=M([]);#l=new Map;#u=0;#d=0;constructor(e,t,n){this.desk=e,this.context=t,this.game=n}get side(){return this.desk.side(this.seat)??this.desk.sides[0]}get ask(){return this.side?.ask??null}#f=A(()=>{let e=this.ask,t=this.game();if(!e||!t)return[];let n=e.options.map(Lo);return Bo(t.order(n,this.side?.view),t.key)});get choices(){return V(this.#f)}set choices(e){N(this.#f,e)}#p=A(()=>new Map(this.choices.map(e=>[e.text,e])));get byText(){return V(this.#p)}set byText(e){N(this.#p,e)}#m=A(()=>{let e=this.ask;if(!e)return cd;let t=V(this.#c).findIndex(t=>t.about===e.about||t.ask>=e.id),n=t<0?V(this.#c):V(this.#c).slice(0,t);return new Set([...n.map(e=>e.word),...this.pending?[this.pending]:[],...this.side?.sealed?[this.side.sealed]:[]])});get chosen(){return V(this.#m)}set chosen(e){N(this.#m,e)}#h=A(()=>({choices:this.byText,chosen:this.chosen,refused:this.slip?.word??``,shown:this.shown,say:e=>void this.press(e),why:(e,t)=>void this.why(e,t),speak:e=>ns(e,this.context()),show:e=>this.shown=new Set(e),preview:e=>this.preview(e),previewed:this.previewed}));get play(){return V(this.#h)}set play(e){N(this.#h,e)}async press(e){let{side:t,ask:n}=this;if(this.asking)this.asking=!1,await this.why(e,null);else if(t&&n&&!this.busy){if(this.slip=null,this.previewed=cd,this.pending===e)return this.send(e);if(this.pending=null,ua.confirm){this.busy=!0;let r=await this.desk.ask({type:`weigh`,seat:t.seat,ask:n.id,words:[e]});if(this.busy=!1,r.type===`weighed`&&r.final){this.pending=e;return}}await this.send(e)}}async confirm(){this.pending&&await this.send(this.pending)}async send(e){let{side:t,ask:n}=this;if(!t||!n)return;this.pending=null,this.busy=!0;let r=await this.desk.say(t,n,[e]);if(this.busy=!1,r.type===`done`){let t=V(this.#c).findIndex(e=>e.about===n.about||e.ask>=n.id),r=t<0?V(this.#c):V(this.#c).slice(0,t);N(this.#c,[...r,{about:n.about,ask:n.id,word:e}])}else r.type===`refused`?this.slip={word:r.word,refusal:r.refusal,at:null}:r.type===`error`&&r.code!==`stale`&&this.toast(r.text,!0)}async undo(){let e=this.side;if(!e||this.busy)return;if(this.pending){this.pending=null;return}this.slip=null;let t=await this.desk.ask({type:`undo`,seat:e.seat});t.type===`done`?N(this.#c,V(this.#c).slice(0,-1)):t.type===`error`&&t.code===`consent`?await this.desk.ask({type:`propose`,seat:e.seat,what:`undo`,of:e.seat}):t.type===`error`&&this.toast(as(`page-error-${t.code}`),!0)}async why(e,t){this.asking=!1;let n=this.side;if(!n||n.seat<0)return;let r=await this.desk.why(n.seat,e);this.slip=r?{word:e,refusal:r,at:t}:null}preview(e){clearTimeout(this.#u),this.previewed=cd;let{side:t,ask:n}=this;if(!e||!t||!n||this.busy)return;let r=`${n.id}|${e}`,i=this.#l.get(r);i?this.previewed=i:this.#u=window.setTimeout(async()=>{let i=await this.desk.ask({type:`weigh`,seat:t.seat,ask:n.id,words:[e]});if(i.type!==`weighed`)return;let a=new Set(i.next?.options??[]);this.#l.size>300&&this.#l.clear(),this.#l.set(r,a),this.ask?.id===n.id&&(this.previewed=a)},160)}close(){this.slip=null,this.pending=null,this.asking=!1,this.shown=cd}toast(e,t=!1){let n=++this.#d;this.toasts=[...this.toasts,{id:n,text:e,bad:t}],window.setTimeout(()=>this.toasts=this.toasts.filter(e=>e.id!==n),4e3)}},ud=U(`<button class="btn pri"> </button>`),dd=U(`<span class="stp svelte-edzmek" role="group"><button class="svelte-edzmek"><!></button> <b class="svelte-edzmek"> </b><i class="svelte-edzmek"> </i> <button class="svelte-edzmek"><!></button></span> <!>`,1),fd=U(`<button><!> <kbd> </kbd></button>`),pd=U(`<!> <!>`,1);function md(e,t){O(t,!0);let n=sd(),r=A(()=>t.choices.filter(e=>e.kind===`count`).sort((e,t)=>Number(e.label)-Number(t.label))),i=A(()=>V(r).length>4),a=A(()=>V(i)?t.choices.filter(e=>e.kind!==`count`):t.choices),o=M(0),s=A(()=>V(r)[V(o)]);Cn(()=>{N(o,V(r).length-1)});var c=pd(),l=F(c),u=e=>{var n=dd(),i=F(n),a=P(i);Q(P(a),{name:`minus`,size:13}),D(a);var c=L(a,2),l=I(c,!0),u=L(c),d=I(u),f=L(u,2);Q(P(f),{name:`plus`,size:13}),D(f),D(i);var p=L(i,2),m=e=>{let n=A(()=>V(s));var r=ud(),i=I(r,!0);R(e=>{X(r,`data-option`,V(n).text),q(i,e)},[()=>Z(`page-take-count`,{count:V(n).label})]),H(`click`,r,()=>t.play.say(V(n).text)),K(e,r)};J(p,e=>{V(s)&&e(m)}),R((e,t,n,c)=>{X(i,`aria-label`,e),X(a,`aria-label`,t),a.disabled=V(o)<=0,q(l,V(s)?.label??``),q(d,`/ ${n??``}`),X(f,`aria-label`,c),f.disabled=V(o)>=V(r).length-1},[()=>Z(`page-how-many`),()=>Z(`page-less`),()=>V(r).at(-1)?.label,()=>Z(`page-more`)]),H(`click`,a,()=>N(o,V(o)-1)),H(`click`,f,()=>N(o,V(o)+1)),K(e,n)};J(l,e=>{V(i)&&e(u)}),Y(L(l,2),17,()=>V(a),e=>e.text,(e,r)=>{let i=A(()=>t.glyph(V(r)));var a=fd();let o;var s=P(a),c=e=>{Q(e,{get name(){return V(i)},size:16})};J(s,e=>{V(i)&&e(c)});var l=L(s),u=I(L(l),!0);D(a),R((e,t,n)=>{o=mi(a,1,`btn lit opt svelte-edzmek`,null,o,{plain:V(r).key===`0`,chosen:e}),X(a,`data-option`,V(r).text),X(a,`title`,t),q(l,` ${n??``}`),q(u,V(r).key)},[()=>t.play.chosen.has(V(r).text),()=>rs(V(r).text,n.context),()=>cs(t.play.speak(V(r).text))]),H(`click`,a,()=>t.play.say(V(r).text)),wr(`pointerenter`,a,()=>t.play.preview(V(r).text)),wr(`pointerleave`,a,()=>t.play.preview(null)),K(e,a)}),K(e,c),k()}Tr([`click`]);var hd=U(`<span class="title svelte-19cmxme"> </span>`),gd=U(`<button type="button"><!><span class="ref"> </span><!></button>`);function _d(e,t){O(t,!0);let n=Hi(t,`small`,3,!1),r=Hi(t,`title`,3,!1),i=sd(),a=A(()=>i.laws.get(t.law)),o=A(()=>i.ref(t.law));var s=G(),c=F(s),l=e=>{var s=gd();let c;var l=P(s);{let e=A(()=>n()?11:13);Q(l,{name:`book`,get size(){return V(e)}})}var u=L(l),d=I(u,!0),f=L(u),p=e=>{var t=hd(),n=I(t,!0);R(e=>q(n,e),[()=>ss(V(a))]),K(e,t)};J(f,e=>{r()&&V(a)&&e(p)}),D(s),R((e,t)=>{c=mi(s,1,`law svelte-19cmxme`,null,c,{sm:n()}),X(s,`title`,e),X(s,`aria-label`,t),q(d,V(o))},[()=>V(a)?`${t.law}: ${ss(V(a))}`:t.law,()=>Z(`page-law-open`,{law:V(a)?`${V(o)} ${ss(V(a))}`:V(o)})]),H(`click`,s,()=>i.openLaw(t.law)),K(e,s)};J(c,e=>{t.law&&e(l)}),K(e,s),k()}Tr([`click`]);var vd=U(`<div class="strip svelte-172g7eo" role="group"><!></div>`),yd=U(`<div class="who svelte-172g7eo"><!></div>`),bd=U(`<button class="btn pri" data-confirm=""> <kbd>Enter</kbd></button> <button class="btn"> <kbd>Esc</kbd></button>`,1),xd=U(`<button class="btn"><!> <kbd>U</kbd></button>`),Sd=U(`<span><!> </span>`),Cd=U(`<!> <!> <!> <!>`,1),wd=U(`<!> <div role="group"><!> <div class="q svelte-172g7eo"><b class="svelte-172g7eo"><!><span> </span></b> <small class="svelte-172g7eo"> </small></div> <!> <span class="grow svelte-172g7eo"></span> <div class="acts svelte-172g7eo"><!></div></div>`,1);function Td(e,t){O(t,!0);let n=Hi(t,`phone`,3,!1),r=sd(),i=A(()=>t.turn.side),a=A(()=>t.turn.ask),o=A(()=>V(i)?.view),s=A(()=>t.game&&V(i)&&V(i).seat>=0?t.game.emblem(V(o),V(i).seat):Wc),c=A(()=>V(a)?cs(as(V(a).about,{seat:V(i)?.seat??0,...V(a).args},r.context)):``),l=A(()=>V(a)?os(V(a).about,`hint`,{seat:V(i)?.seat??0,...V(a).args},r.context):``),u=A(()=>t.turn.choices.filter(e=>!t.game||!t.game.placed(e,V(o),n()))),d=A(()=>V(u).length>3||n()&&V(u).length>1),f=A(()=>V(u).filter(e=>e.key===`0`)),p=A(()=>V(d)?V(u).filter(e=>e.key!==`0`):[]),m=A(()=>V(d)?V(f):V(u)),h=A(()=>t.desk.table?.waiting??[]),g=A(()=>V(h).filter(e=>e.seat!==V(i)?.seat||!V(a))),_=A(()=>t.desk.presence.thinking),v=A(()=>t.desk.table?.over??!1),y=A(()=>t.desk.table?.result??null),b=A(()=>(V(i)?.undo??0)>0),x=A(()=>!V(b)&&(V(i)?.undo_ask??!1)),S=A(()=>t.desk.condition===`lost`?Z(`page-reconnecting`):V(v)&&V(y)?cs(as(V(y).message,{winners:V(y).winners},r.context)):V(i)?.sealed?Z(`page-sealed`):V(a)?V(c):V(_).length?Z(`page-thinking`,{who:V(_).map(e=>$o(e,r.context)).join(`, `)}):V(g).length?Z(`page-waiting`,{who:V(g).map(e=>$o(e.seat,r.context)).join(`, `)}):Z(`page-quiet`)),ee=A(()=>t.turn.pending?Z(`page-confirm-hint`,{what:ns(t.turn.pending,r.context)}):t.turn.asking?Z(`page-why-hint`):V(a)?V(l)||Z(V(u).length<t.turn.choices.length?`page-ask-hint-board`:`page-ask-hint`):``);var te=wd(),C=F(te),ne=e=>{var n=vd();md(P(n),{get choices(){return V(p)},get play(){return t.turn.play},glyph:e=>t.game?.glyph(e)??null}),D(n),R(()=>X(n,`aria-label`,V(c))),K(e,n)};J(C,e=>{V(p).length&&!t.turn.pending&&e(ne)});var re=L(C,2);let ie;var w=P(re),ae=e=>{var t=yd();let n;Q(P(t),{get name(){return V(s).glyph},size:34}),D(t),R(()=>n=gi(t,``,n,{background:V(s).colour,"--k":V(s).colour})),K(e,t)};J(w,e=>{n()||e(ae)});var oe=L(w,2),se=P(oe),ce=P(se),le=e=>{Iu(e,{get emblem(){return V(s)},size:26})};J(ce,e=>{n()&&e(le)});var ue=I(L(ce),!0);D(se);var de=I(L(se,2),!0);D(oe);var fe=L(oe,2),pe=e=>{{let t=A(()=>!n());_d(e,{get law(){return V(a).law},get title(){return V(t)}})}};J(fe,e=>{V(a)&&e(pe)});var me=L(fe,4),he=P(me),ge=e=>{var n=bd(),r=F(n),i=P(r,!0);Oe(),D(r);var a=L(r,2),o=P(a,!0);Oe(),D(a),R((e,t)=>{q(i,e),q(o,t)},[()=>Z(`page-confirm`),()=>Z(`page-cancel`)]),H(`click`,r,()=>void t.turn.confirm()),H(`click`,a,()=>t.turn.close()),K(e,n)},_e=e=>{var n=Cd(),o=F(n),s=e=>{{let n=A(()=>V(m).filter(e=>e.key!==`0`));md(e,{get choices(){return V(n)},get play(){return t.turn.play},glyph:e=>t.game?.glyph(e)??null})}},c=A(()=>V(a)&&V(m).some(e=>e.key!==`0`));J(o,e=>{V(c)&&e(s)});var l=L(o,2),u=e=>{var n=G(),r=F(n),i=e=>{var n=xd(),r=P(n);Q(r,{name:`undo`,size:16});var i=L(r,1,!0);Oe(),D(n),R(e=>q(i,e),[()=>Z(`page-undo`)]),H(`click`,n,()=>void t.turn.undo()),K(e,n)},a=e=>{var n=xd(),r=P(n);Q(r,{name:`undo`,size:16});var i=L(r,1,!0);Oe(),D(n),R((e,t)=>{X(n,`title`,e),q(i,t)},[()=>Z(`page-undo-ask-hint`),()=>Z(`page-undo-ask`)]),H(`click`,n,()=>void t.turn.undo()),K(e,n)};J(r,e=>{V(b)?e(i):V(x)&&e(a,1)}),K(e,n)};J(l,e=>{V(i)&&V(i).seat>=0&&!V(v)&&e(u)});var d=L(l,2),p=e=>{md(e,{get choices(){return V(f)},get play(){return t.turn.play},glyph:e=>t.game?.glyph(e)??null})};J(d,e=>{V(a)&&V(f).length&&e(p)});var h=L(d,2),_=e=>{var t=G();Y(F(t),17,()=>V(g),e=>e.seat,(e,t)=>{var n=Sd();let i;var a=P(n);{let e=A(()=>V(t).sealed?`lock`:`clock`);Q(a,{get name(){return V(e)},size:12})}var o=L(a,1,!0);D(n),R(e=>{i=mi(n,1,`tag`,null,i,{wait:!V(t).sealed}),q(o,e)},[()=>$o(V(t).seat,r.context)]),K(e,n)}),K(e,t)};J(h,e=>{V(g).length>1&&V(i)?.sealed&&e(_)}),K(e,n)};J(he,e=>{t.turn.pending?e(ge):e(_e,-1)}),D(me),D(re),R(e=>{ie=mi(re,1,`ask svelte-172g7eo`,null,ie,{mine:V(a)!==null,phone:n()}),X(re,`aria-label`,e),q(ue,V(S)),q(de,V(ee))},[()=>Z(`page-your-choice`)]),K(e,te),k()}Tr([`click`]);var Ed=U(`<option> </option>`),Dd=U(`<form class="cmd svelte-g33cij"><label class="sr"> </label> <input class="field svelte-g33cij" autocomplete="off" spellcheck="false"/> <datalist></datalist></form>`);function Od(e,t){let n=Fr();O(t,!0);let r=sd(),i=M(``),a=A(()=>t.turn.choices.map(e=>({choice:e,name:ns(e.text,r.context)}))),o=e=>e.trim().toLocaleLowerCase(qo.language);function s(){return t.turn.ask?V(a).map(({choice:e,name:t})=>`${e.key}: ${t}`).join(`; `):Z(`page-not-asked`)}function c(e){let t=o(e),n=V(a).find(({choice:e,name:n})=>e.text===t||e.key===t||o(n)===t);if(n)return n.choice.text;let r=V(a).filter(({choice:e,name:n})=>o(n).startsWith(t)||e.label.toLowerCase()===t);return r.length===1?r[0]?.choice.text??null:null}async function l(e){e.preventDefault();let n=V(i).trim();if(!n)return;N(i,``);let[r=``,...a]=n.split(/\s+/),l=o(r);if([`?`,`help`,`pomoc`,`options`,`opcje`].includes(l)&&!a.length)t.said(s());else if([`undo`,`cofnij`].includes(l))await t.turn.undo();else if([`yes`,`confirm`,`potwierdź`,`tak`].includes(l)&&t.turn.pending)await t.turn.confirm();else if([`why`,`czemu`,`dlaczego`,`?`].includes(l))await t.turn.why(a.join(` `),null);else{let e=c(n);e?await t.turn.press(e):n.includes(`:`)?await t.turn.why(n,null):t.said(Z(`page-command-unknown`,{text:n,options:s()}))}}var u=Dd(),d=P(u),f=I(d,!0),p=L(d,2);Di(p);var m=L(p,2);Y(m,21,()=>V(a),({choice:e,name:t})=>e.text,(e,t)=>{let n=()=>V(t).choice,r=()=>V(t).name;var i=Ed(),a=I(i,!0),o={};R(()=>{q(a,n().text),o!==(o=r())&&(i.value=(i.__value=o)??``)}),K(e,i)}),D(m),D(u),R((e,t)=>{X(d,`for`,`${n}-field`),q(f,e),X(p,`id`,`${n}-field`),X(p,`list`,`${n}-words`),X(p,`placeholder`,t),X(m,`id`,`${n}-words`)},[()=>Z(`page-command`),()=>Z(`page-command`)]),wr(`submit`,u,e=>void l(e)),Mi(p,()=>V(i),e=>N(i,e)),K(e,u),k()}var kd=U(`<div class="curtain svelte-hw18go" role="dialog" aria-modal="true"><div class="box svelte-hw18go"><!> <h2 class="svelte-hw18go"> </h2> <p class="muted"> </p> <button class="btn pri" data-lift=""> </button></div></div>`);function Ad(e,t){O(t,!0);let n=M(void 0);Cn(()=>V(n)?.focus());var r=kd(),i=P(r),a=P(i);Iu(a,{get emblem(){return t.emblem},size:72});var o=L(a,2),s=I(o,!0),c=L(o,2),l=I(c,!0),u=L(c,2),d=I(u,!0);zi(u,e=>N(n,e),()=>V(n)),D(i),D(r),R((e,t,n,i)=>{X(r,`aria-label`,e),q(s,t),q(l,n),q(d,i)},[()=>Z(`page-curtain`,{who:t.name}),()=>Z(`page-curtain`,{who:t.name}),()=>Z(`page-curtain-hint`),()=>Z(`page-curtain-lift`,{who:t.name})]),H(`click`,u,function(...e){t.lift?.apply(this,e)}),K(e,r),k()}Tr([`click`]);var jd=U(`<dt class="svelte-1fcqf5j"><kbd> </kbd></dt> <dd class="svelte-1fcqf5j"> </dd>`,1),Md=U(`<p> </p> <dl class="svelte-1fcqf5j"></dl>`,1);function Nd(e,t){O(t,!0);let n=[`digits`,`zero`,`u`,`enter`,`why`,`l`,`g`,`h`,`r`,`tab`,`arrows`,`esc`],r={digits:`1 … 9`,zero:`0`,u:`U`,enter:`Enter`,why:`?`,l:`L`,g:`G`,h:`H`,r:`R`,tab:`Tab`,arrows:`← ↑ → ↓`,esc:`Esc`};{let i=A(()=>Z(`page-help`));bu(e,{get title(){return V(i)},get close(){return t.close},children:(e,t)=>{var i=Md(),a=F(i),o=I(a,!0),s=L(a,2);Y(s,20,()=>n,e=>e,(e,t)=>{var n=jd(),i=F(n),a=I(P(i),!0);D(i);var o=I(L(i,2),!0);R(e=>{q(a,r[t]),q(o,e)},[()=>Z(`page-help-${t}`)]),K(e,n)}),D(s),R(e=>q(o,e),[()=>Z(`page-help-intro`)]),K(e,i)},$$slots:{default:!0}})}k()}var Pd=U(`<span> </span>`),Fd=U(`<li><!> <!> <!></li>`),Id=U(`<ol></ol>`);function Ld(e,t){O(t,!0);let n=Hi(t,`narrow`,3,!1);var r=Id();let i;Y(r,21,()=>t.phases,e=>e.name,(e,t)=>{var r=Fd(),i=P(r);{let e=A(()=>n()?15:16),r=A(()=>n()&&V(t).state!==`now`?Z(V(t).name):``);Q(i,{get name(){return V(t).glyph},get size(){return V(e)},get title(){return V(r)}})}var a=L(i,2),o=e=>{var n=Pd(),r=I(n,!0);R(e=>q(r,e),[()=>Z(V(t).name)]),K(e,n)};J(a,e=>{n()&&V(t).state!==`now`||e(o)});var s=L(a,2),c=e=>{{let t=A(()=>Z(`page-done`));Q(e,{name:`check`,size:12,get title(){return V(t)}})}};J(s,e=>{V(t).state===`done`&&!n()&&e(c)}),D(r),R(()=>{mi(r,1,ci(V(t).state),`svelte-q1ndqe`),X(r,`aria-current`,V(t).state===`now`?`step`:null)}),K(e,r)}),D(r),R(e=>{i=mi(r,1,`phases svelte-q1ndqe`,null,i,{narrow:n()}),X(r,`aria-label`,e)},[()=>Z(`page-phase`)]),K(e,r),k()}var Rd=U(`<button class="btn small pri"> </button>`),zd=U(`<button class="btn small"> </button>`),Bd=U(`<div class="note box svelte-1we5jid" role="status"><span class="svelte-1we5jid"> <small class="muted"> </small></span> <!> <!></div>`),Vd=U(`<div class="note box svelte-1we5jid" role="status"><span class="svelte-1we5jid"> </span> <button class="btn small"> </button></div>`),Hd=U(`<!> <!>`,1);function Ud(e,t){O(t,!0);let n=sd(),r=A(()=>t.desk.table?.proposals??[]),i=A(()=>(t.desk.table?.notes??[]).slice(-2)),a=M(en([]));var o=Hd(),s=F(o);Y(s,17,()=>V(r),e=>e.id,(e,r)=>{var i=Bd(),a=P(i),o=P(a),s=I(L(o));D(a);var c=L(a,2),l=e=>{var n=Rd(),i=I(n,!0);R(e=>q(i,e),[()=>Z(`page-agree`)]),H(`click`,n,()=>void t.desk.ask({type:`vote`,seat:t.seat,proposal:V(r).id,agree:!0})),K(e,n)},u=A(()=>t.seat>=0&&V(r).needs.includes(t.seat)&&!V(r).agreed.includes(t.seat));J(c,e=>{V(u)&&e(l)});var d=L(c,2),f=e=>{var n=zd(),i=I(n,!0);R(e=>q(i,e),[()=>Z(`page-decline`)]),H(`click`,n,()=>void t.desk.ask({type:`vote`,seat:t.seat,proposal:V(r).id,agree:!1})),K(e,n)},p=A(()=>t.seat>=0&&(V(r).by===t.seat||V(r).needs.includes(t.seat)));J(d,e=>{V(p)&&e(f)}),D(i),R(e=>{q(o,`${e??``} `),q(s,`${V(r).agreed.length??``}/${V(r).needs.length??``}`)},[()=>Z(`page-propose-${V(r).what}`,{by:$o(V(r).by,n.context),seat:$o(V(r).seat,n.context)})]),K(e,i)}),Y(L(s,2),17,()=>V(i),e=>e.at,(e,t)=>{var r=G(),i=F(r),o=e=>{var r=Vd(),i=P(r),o=I(i,!0),s=L(i,2),c=I(s,!0);D(r),R((e,t)=>{q(o,e),q(c,t)},[()=>as(V(t).message,V(t).args,n.context),()=>Z(`page-close`)]),H(`click`,s,()=>N(a,[...V(a),V(t).at],!0)),K(e,r)},s=A(()=>!V(a).includes(V(t).at));J(i,e=>{V(s)&&e(o)}),K(e,r)}),K(e,o),k()}Tr([`click`]);var Wd=U(`<li><!> <span class="svelte-a1ye2h"> </span> <!> <b class="svelte-a1ye2h"> </b></li>`),Gd=U(`<button class="btn small"> </button>`),Kd=U(`<section class="box end svelte-a1ye2h"><h2 class="svelte-a1ye2h"> </h2> <!> <ol class="svelte-a1ye2h"></ol> <div class="acts svelte-a1ye2h"><button class="btn small pri"><!> </button> <!></div></section>`);function qd(e,t){O(t,!0);let n=sd(),r=A(()=>t.desk.table),i=A(()=>V(r)?.result??null),a=A(()=>[...V(r)?.seats??[]].sort((e,t)=>(V(i)?.scores[t.seat]??0)-(V(i)?.scores[e.seat]??0)));async function o(){let e=t.keys[0];if(!V(r)||!e)return;let n=await ea(V(r).table,e);oa({table:n.table,key:n.key,seat:n.seat}),Gi(`/t/${n.table}`)}var s=G(),c=F(s),l=e=>{var s=Kd(),c=P(s),l=I(c,!0),u=L(c,2);_d(u,{get law(){return V(i).law},small:!0,title:!0});var d=L(u,2);Y(d,21,()=>V(a),e=>e.seat,(e,r)=>{var a=Wd();let o;var s=P(a);{let e=A(()=>t.game.emblem(t.view,V(r).seat));Iu(s,{get emblem(){return V(e)},size:24})}var c=L(s,2),l=I(c,!0),u=L(c,2),d=e=>{{let t=A(()=>Z(`page-winner`));Q(e,{name:`crown`,size:16,get title(){return V(t)}})}},f=A(()=>V(i).winners.includes(V(r).seat));J(u,e=>{V(f)&&e(d)});var p=I(L(u,2),!0);D(a),R(e=>{o=mi(a,1,`svelte-a1ye2h`,null,o,{won:e}),q(l,n.context.seats[V(r).seat]),q(p,V(i).scores[V(r).seat]??``)},[()=>V(i).winners.includes(V(r).seat)]),K(e,a)}),D(d);var f=L(d,2),p=P(f),m=P(p);Q(m,{name:`prev`,size:14});var h=L(m,1,!0);D(p);var g=L(p,2),_=e=>{var t=Gd(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-rematch`)]),H(`click`,t,()=>void o()),K(e,t)},v=A(()=>t.desk.sides.some(e=>e.seat>=0));J(g,e=>{V(v)&&e(_)}),D(f),D(s),R((e,t)=>{q(l,e),q(h,t)},[()=>cs(as(V(i).message,{winners:V(i).winners},n.context)),()=>Z(`page-watch-replay`)]),H(`click`,p,()=>Gi(`/replay/${V(r).table}`)),K(e,s)};J(c,e=>{V(i)&&V(r)&&e(l)}),K(e,s),k()}Tr([`click`]);var Jd=U(`<span class="tag"><!> </span>`),Yd=U(`<span class="tag asked svelte-sx6h6s"><i class="svelte-sx6h6s"></i> </span>`),Xd=U(`<span class="tag wait"> </span>`),Zd=U(`<span class="tag wait"><!> </span>`),Qd=U(`<span class="sc svelte-sx6h6s"> <small class="svelte-sx6h6s"> </small></span>`),$d=U(`<button class="btn small lit svelte-sx6h6s"> <kbd> </kbd></button>`),ef=U(`<button class="ib menu svelte-sx6h6s">⋯</button>`),tf=U(`<section><div class="hd svelte-sx6h6s"><!> <b class="svelte-sx6h6s"> </b> <span class="nm st svelte-sx6h6s"><!> <!></span> <span class="grow"></span> <!> <!> <!> <!></div> <!></section>`);function nf(e,t){O(t,!0);let n=sd(),r=A(()=>t.game.sideWord(t.view,t.info.seat)),i=A(()=>V(r)?ns(V(r),n.context):Z(`kernel-seat`,{number:t.info.seat+1})),a=A(()=>t.game.emblem(t.view,t.info.seat)),o=A(()=>t.game.score(t.view,t.info.seat)),s=A(()=>t.desk.table?.waiting.find(e=>e.seat===t.info.seat)),c=A(()=>t.game.onTurn(t.view)===t.info.seat),l=A(()=>t.info.player===`person`&&!t.desk.presence.here.includes(t.info.seat)),u=A(()=>Zo(`page-level-${t.info.level}`)?Z(`page-level-${t.info.level}`):t.info.level),d=A(()=>t.info.player===`bot`?V(u)||t.info.name:t.info.player===`open`?Z(`page-seat-open`):t.info.name),f=A(()=>t.play.choices.get(`seat:${t.info.seat}`));var p=tf();let m,h;var g=P(p),_=P(g);Iu(_,{get emblem(){return V(a)}});var v=L(_,2),y=I(v,!0),b=L(v,2),x=P(b),S=e=>{{let t=A(()=>Z(`page-bot`));Q(e,{name:`bot`,size:14,get title(){return V(t)}})}};J(x,e=>{(t.info.player===`bot`||t.info.stand_in)&&e(S)});var ee=L(x),te=L(ee),C=e=>{var t=Pr();R(e=>q(t,` · ${e??``}`),[()=>Z(`page-you`)]),K(e,t)};J(te,e=>{t.mine&&e(C)}),D(b);var ne=L(b,4),re=e=>{var t=Jd(),n=P(t);Q(n,{name:`lock`,size:11});var r=L(n,1,!0);D(t),R(e=>q(r,e),[()=>Z(`page-tag-sealed`)]),K(e,t)},ie=e=>{var t=Yd(),n=L(P(t),1,!0);D(t),R(e=>q(n,e),[()=>Z(`page-tag-asked`)]),K(e,t)},w=e=>{var t=Xd(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-tag-resigned`)]),K(e,t)},ae=e=>{var t=Zd(),n=P(t);Q(n,{name:`clock`,size:11});var r=L(n,1,!0);D(t),R(e=>q(r,e),[()=>Z(`page-tag-away`)]),K(e,t)};J(ne,e=>{V(s)?.sealed?e(re):V(s)?e(ie,1):t.info.resigned?e(w,2):V(l)&&e(ae,3)});var oe=L(ne,2),se=e=>{var t=Qd(),n=P(t,!0),r=I(L(n),!0);D(t),R(e=>{q(n,V(o)),q(r,e)},[()=>Z(`page-points`)]),K(e,t)};J(oe,e=>{V(o)!==null&&e(se)});var ce=L(oe,2),le=e=>{var n=$d(),r=P(n,!0),i=I(L(r),!0);D(n),R(e=>{X(n,`data-option`,V(f).text),q(r,e),q(i,V(f).key)},[()=>Z(`page-choose`)]),H(`click`,n,()=>t.play.say(V(f).text)),K(e,n)};J(ce,e=>{V(f)&&e(le)});var ue=L(ce,2),de=e=>{var n=ef();R(e=>X(n,`aria-label`,e),[()=>Z(`page-seat-menu`,{seat:V(i)})]),H(`click`,n,()=>t.act(t.info)),K(e,n)},fe=A(()=>t.desk.sides.some(e=>e.seat>=0));J(ue,e=>{V(fe)&&e(de)}),D(g),ii(L(g,2),()=>t.game.Seat,(e,n)=>{n(e,{get view(){return t.view},get seat(){return t.info.seat},get info(){return t.info},get play(){return t.play}})}),D(p),R(()=>{m=mi(p,1,`seat svelte-sx6h6s`,null,m,{turn:V(c),lit:V(f)}),X(p,`aria-label`,V(i)),h=gi(p,``,h,{"--fc":V(a).colour}),q(y,V(i)),q(ee,` ${V(d)??``}`)}),K(e,p),k()}Tr([`click`]);var rf=U(`<button class="btn"> </button>`),af=U(`<form class="line svelte-dl7ogo"><input class="field svelte-dl7ogo" maxlength="40"/> <button class="btn small"> </button></form> <button class="btn"> </button> <!> <!> <!>`,1),of=U(`<button class="btn"> </button> <button class="btn"> </button>`,1),sf=U(`<p class="muted"> </p>`);function cf(e,t){O(t,!0);let n=A(()=>t.desk.sides.some(e=>e.seat===t.info.seat)),r=A(()=>t.keys[t.desk.sides.findIndex(e=>e.seat===(V(n)?t.info.seat:t.seat))]??t.keys[0]??``),i=A(()=>t.desk.table?.table??``),a=M(en(t.info.name)),o=M(``);async function s(e){try{await navigator.clipboard.writeText(e),t.toast(Z(`page-copied`))}catch{window.prompt(Z(`page-copy`),e)}}async function c(){let e=await $i(V(i),t.info.seat,V(r));await s(`${location.origin}/join/${V(i)}#${e.secret}`)}async function l(e){let n=await t.desk.ask(e);return n.type===`error`?t.toast(n.text,!0):t.close(),n.type===`done`}async function u(){await l({type:`leave`,seat:t.info.seat})&&(sa(V(r)),Gi(`/`))}async function d(){oa({table:V(i),key:V(r),seat:t.info.seat}),await s(`${location.origin}/t/${V(i)}#${V(r)}`)}{let r=A(()=>Z(`kernel-seat`,{number:t.info.seat+1}));bu(e,{get title(){return V(r)},get close(){return t.close},children:(e,r)=>{var i=G(),s=F(i),f=e=>{var n=af(),r=F(n),i=P(r);Di(i);var s=I(L(i,2),!0);D(r);var c=L(r,2),f=I(c,!0),p=L(c,2),m=e=>{var n=rf(),r=I(n,!0);R(e=>q(r,e),[()=>Z(`page-return`)]),H(`click`,n,()=>void l({type:`propose`,seat:t.info.seat,what:`return`,of:t.info.seat})),K(e,n)};J(p,e=>{t.info.stand_in&&e(m)});var h=L(p,2),g=e=>{var n=rf(),r=I(n,!0);R(e=>q(r,e),[()=>Z(`page-resign-sure`)]),H(`click`,n,()=>void l({type:`resign`,seat:t.info.seat})),K(e,n)},_=e=>{var t=rf(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-resign`)]),H(`click`,t,()=>N(o,`resign`)),K(e,t)};J(h,e=>{V(o)===`resign`?e(g):!t.desk.table?.over&&!t.info.resigned&&e(_,1)});var v=L(h,2),y=e=>{var t=rf(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-leave-sure`)]),H(`click`,t,()=>void u()),K(e,t)},b=e=>{var t=rf(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-leave`)]),H(`click`,t,()=>N(o,`leave`)),K(e,t)};J(v,e=>{V(o)===`leave`?e(y):e(b,-1)}),R((e,t,n)=>{X(i,`aria-label`,e),q(s,t),q(f,n)},[()=>Z(`page-your-name`),()=>Z(`page-rename`),()=>Z(`page-seat-link`)]),wr(`submit`,r,e=>{e.preventDefault(),l({type:`rename`,seat:t.info.seat,name:V(a)})}),Mi(i,()=>V(a),e=>N(a,e)),H(`click`,c,()=>void d()),K(e,n)},p=e=>{var n=of(),r=F(n),i=I(r,!0),a=L(r,2),o=I(a,!0);R((e,t)=>{q(i,e),q(o,t)},[()=>Z(`page-invite-copy`),()=>Z(`page-seat-bot`)]),H(`click`,r,()=>void c()),H(`click`,a,()=>void l({type:`propose`,seat:t.seat,what:`bot`,of:t.info.seat})),K(e,n)},m=e=>{var n=rf(),r=I(n,!0);R(e=>q(r,e),[()=>Z(`page-seat-bot`)]),H(`click`,n,()=>void l({type:`propose`,seat:t.seat,what:`bot`,of:t.info.seat})),K(e,n)},h=e=>{var t=sf(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-seat-is-bot`)]),K(e,t)};J(s,e=>{V(n)?e(f):t.info.player===`open`?e(p,1):t.info.player===`person`?e(m,2):e(h,-1)}),K(e,i)},$$slots:{default:!0}})}k()}Tr([`click`]);var lf=U(`<li class="svelte-1ihjnff"><span class="at svelte-1ihjnff"> </span><span><b> </b> </span></li>`),uf=U(`<li class="none svelte-1ihjnff"> </li>`),df=U(`<form class="svelte-1ihjnff"><input class="field svelte-1ihjnff" maxlength="500"/> <button class="btn small"> </button></form>`),ff=U(`<ol tabindex="0" aria-live="polite" class="svelte-1ihjnff"></ol> <!>`,1);function pf(e,t){O(t,!0);let n=M(``),r=M(void 0);async function i(e){e.preventDefault();let r=V(n).trim();r&&(await t.desk.ask({type:`chat`,seat:t.seat,text:r})).type===`done`&&N(n,``)}let a=e=>new Date(e*1e3).toLocaleTimeString(qo.language,{hour:`2-digit`,minute:`2-digit`});Cn(()=>{t.desk.chat.length,pr().then(()=>{V(r)&&(V(r).scrollTop=V(r).scrollHeight)})});var o=ff(),s=F(o);Y(s,21,()=>t.desk.chat,qr,(e,t)=>{var n=lf(),r=P(n),i=I(r,!0),o=L(r),s=P(o),c=I(s,!0),l=L(s);D(o),D(n),R(e=>{q(i,e),q(c,V(t).name),q(l,` ${V(t).text??``}`)},[()=>a(V(t).at)]),K(e,n)},e=>{var t=uf(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-chat-none`)]),K(e,t)}),D(s),zi(s,e=>N(r,e),()=>V(r));var c=L(s,2),l=e=>{var t=df(),r=P(t);Di(r);var a=I(L(r,2),!0);D(t),R((e,t,n)=>{X(r,`aria-label`,e),X(r,`placeholder`,t),q(a,n)},[()=>Z(`page-chat-say`),()=>Z(`page-chat-say`),()=>Z(`page-send`)]),wr(`submit`,t,e=>void i(e)),Mi(r,()=>V(n),e=>N(n,e)),K(e,t)};J(c,e=>{t.seat>=0&&e(l)}),R(e=>X(s,`aria-label`,e),[()=>Z(`page-tab-chat`)]),K(e,o),k()}var mf=U(`<small class="svelte-he6htz"> </small>`),hf=U(`<li><h4 class="svelte-he6htz"><span class="id svelte-he6htz"> </span> </h4> <p lang="en"> </p> <!></li>`),gf=U(`<div class="find svelte-he6htz"><input class="field svelte-he6htz" type="search"/></div> <ol tabindex="0" class="svelte-he6htz"></ol>`,1);function _f(e,t){O(t,!0);let n=M(``),r=M(void 0),i=A(()=>{let e=[...t.laws.values()].filter(e=>e.kind!==`flavour`),r=V(n).trim().toLocaleLowerCase();return r?e.filter(e=>`${e.id} ${e.title_en} ${e.title_pl} ${e.does}`.toLocaleLowerCase().includes(r)):e});Cn(()=>{let e=t.law;e&&(N(n,``),pr().then(()=>{let t=V(r)?.querySelector(`[data-law="${CSS.escape(e)}"]`);t&&V(r)&&(V(r).scrollTop=t.offsetTop-V(r).offsetTop-8)}))});var a=gf(),o=F(a),s=P(o);Di(s),D(o);var c=L(o,2);Y(c,21,()=>V(i),e=>e.id,(e,n)=>{var r=hf();let i;var a=P(r),o=P(a),s=I(o,!0),c=L(o);D(a);var l=L(a,2),u=I(l,!0),d=L(l,2),f=e=>{var t=mf(),r=I(t,!0);R(e=>q(r,e),[()=>Z(`page-law-page`,{page:V(n).page})]),K(e,t)};J(d,e=>{V(n).page&&e(f)}),D(r),R(e=>{X(r,`data-law`,V(n).id),i=mi(r,1,`svelte-he6htz`,null,i,{on:V(n).id===t.law}),q(s,V(n).id),q(c,` ${e??``}`),q(u,V(n).does)},[()=>ss(V(n))]),K(e,r)}),D(c),zi(c,e=>N(r,e),()=>V(r)),R((e,t,n)=>{X(s,`aria-label`,e),X(s,`placeholder`,t),X(c,`aria-label`,n)},[()=>Z(`page-law-find`),()=>Z(`page-law-find`),()=>Z(`page-tab-law`)]),Mi(s,()=>V(n),e=>N(n,e)),K(e,a),k()}var vf=U(`<span></span>`),yf=U(`<!>&nbsp;`,1),bf=U(`<li class="svelte-1b828u9"><!> <span><!> </span> <!></li>`),xf=U(`<ol tabindex="0" class="log svelte-1b828u9"></ol>`);function Sf(e,t){O(t,!0);let n=sd(),r=A(()=>t.lines.slice(-250)),i=M(void 0);function a(e){return Array.isArray(e)?e.flatMap(a):typeof e==`object`&&e?[e.word]:[]}let o=e=>Object.values(e.args).flatMap(a),s=e=>typeof e.args.seat==`number`?e.args.seat:null;Cn(()=>{t.lines.length,pr().then(()=>{V(i)&&(V(i).scrollTop=V(i).scrollHeight)})});var c=xf();Y(c,23,()=>V(r),(e,n)=>t.lines.length-V(r).length+n,(e,r)=>{let i=A(()=>s(V(r)));var a=bf(),c=P(a),l=e=>{{let n=A(()=>t.game.emblem(t.view,V(i)));Iu(e,{get emblem(){return V(n)},size:19})}},u=e=>{K(e,vf())};J(c,e=>{V(i)!==null&&t.game&&t.view?e(l):e(u,-1)});var d=L(c,2),f=P(d),p=e=>{var t=yf();Q(F(t),{name:`lock`,size:11}),Oe(),K(e,t)};J(f,e=>{V(r).secret&&e(p)});var m=L(f,1,!0);D(d),_d(L(d,2),{get law(){return V(r).law},small:!0}),D(a),R(e=>q(m,e),[()=>cs(as(V(r).kind,V(r).args,n.context))]),wr(`pointerenter`,a,()=>t.play.show(o(V(r)))),wr(`pointerleave`,a,()=>t.play.show([])),K(e,a)}),D(c),zi(c,e=>N(i,e),()=>V(i)),K(e,c),k()}var Cf=U(`<span class="dot svelte-1m8z4rl"> </span>`),wf=U(`<button role="tab" aria-controls="tabpanel"> <!></button>`),Tf=U(`<span class="time svelte-1m8z4rl"> </span>`),Ef=U(`<section class="panel box svelte-1m8z4rl"><div class="tabs svelte-1m8z4rl" role="tablist"><!> <!></div> <div class="body svelte-1m8z4rl" id="tabpanel" role="tabpanel"><!></div></section>`);function Df(e,t){O(t,!0);let n=Hi(t,`tab`,15),r=Hi(t,`law`,15),i=sd(),a=[`log`,`chat`,`law`],o=M(0),s=A(()=>n()===`chat`?0:Math.max(0,t.desk.chat.length-V(o))),c=A(()=>t.game&&t.view?t.game.time(t.view):null);Cn(()=>{n()===`chat`&&N(o,t.desk.chat.length,!0)});var l=Ef(),u=P(l),d=P(u);Y(d,16,()=>a,e=>e,(e,t)=>{var r=wf();let i;var a=P(r,!0),o=L(a),c=e=>{var t=Cf(),n=I(t,!0);R(()=>q(n,V(s))),K(e,t)};J(o,e=>{t===`chat`&&V(s)&&e(c)}),D(r),R(e=>{X(r,`id`,`tab-${t??``}`),X(r,`aria-selected`,n()===t),i=mi(r,1,`svelte-1m8z4rl`,null,i,{on:n()===t}),q(a,e)},[()=>Z(`page-tab-${t}`)]),H(`click`,r,()=>n(t)),K(e,r)});var f=L(d,2),p=e=>{var t=Tf(),n=I(t,!0);R(e=>q(n,e),[()=>Z(V(c).name,V(c).args)]),K(e,t)};J(f,e=>{V(c)&&e(p)}),D(u);var m=L(u,2),h=P(m),g=e=>{{let n=A(()=>t.desk.news.get(t.seat)??[]);Sf(e,{get lines(){return V(n)},get game(){return t.game},get view(){return t.view},get play(){return t.play}})}},_=e=>{pf(e,{get desk(){return t.desk},get seat(){return t.seat}})},v=e=>{_f(e,{get laws(){return i.laws},get law(){return r()},set law(e){r(e)}})};J(h,e=>{n()===`log`?e(g):n()===`chat`?e(_,1):e(v,-1)}),D(m),D(l),R(()=>X(m,`aria-labelledby`,`tab-${n()??``}`)),K(e,l),k()}Tr([`click`]);var Of=U(`<div class="why svelte-ytvcza" role="alertdialog"><h3 class="svelte-ytvcza"><!><span class="svelte-ytvcza"> </span> <button class="x svelte-ytvcza">Esc</button></h3> <p class="svelte-ytvcza"> </p> <!></div>`);function kf(e,t){O(t,!0);let n=sd(),r=M(120),i=A(()=>{if(!t.room)return 12;if(!t.slip.at)return t.room.width/2-125;let e=t.slip.at.x-t.room.x;return Math.max(8,Math.min(t.room.width-250-8,e+26+250<t.room.width?e+22:e-250-22))}),a=A(()=>t.room?t.slip.at?Math.max(8,Math.min(t.room.height-V(r)-8,t.slip.at.y-t.room.y-V(r)/2)):Math.max(8,t.room.height-V(r)-12):12);var o=Of();let s;var c=P(o),l=P(c);Q(l,{name:`cross`,size:14});var u=L(l),d=I(u,!0),f=L(u,2);D(c);var p=L(c,2),m=I(p,!0);_d(L(p,2),{get law(){return t.slip.refusal.law},title:!0}),D(o),R((e,t,n,r)=>{X(o,`aria-label`,e),s=gi(o,``,s,{left:`${V(i)??``}px`,top:`${V(a)??``}px`,width:`250px`}),q(d,t),X(f,`aria-label`,n),q(m,r)},[()=>Z(`page-why-not`),()=>Z(`page-not-this`,{what:cs(ns(t.slip.word,n.context))}),()=>Z(`page-close`),()=>as(t.slip.refusal.message,t.slip.refusal.args,n.context)]),H(`click`,f,function(...e){t.close?.apply(this,e)}),Li(o,`clientHeight`,e=>N(r,e)),K(e,o),k()}Tr([`click`]);var Af=``,jf=0;function Mf(e,t){clearTimeout(jf),Af+=e;let n=Af,r=()=>{Af=``;let e=t.choices.find(e=>e.key===n);e&&t.press(e.text)};t.choices.some(e=>e.key.length>n.length&&e.key.startsWith(n))&&n!==`0`?jf=window.setTimeout(r,400):r()}function Nf(e,t,n){if(e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented||document.querySelector(`dialog[open]`))return;if(e.key===`Escape`){n.close();return}let r=e.target;if(!(r instanceof HTMLElement&&(/INPUT|TEXTAREA|SELECT/.test(r.tagName)||r.isContentEditable))){if(/^\d$/.test(e.key))Mf(e.key,t);else if(e.key===`Enter`){if(r instanceof Element&&r.closest(`button, a, [role="button"], [role="tab"]`))return;t.confirm()}else if(e.key===`?`)t.asking=!t.asking;else if(e.key.toLowerCase()===`u`)t.undo();else if(e.key.toLowerCase()===`l`)n.tab(`law`);else if(e.key.toLowerCase()===`g`)n.tab(`log`);else if(e.key.toLowerCase()===`h`)n.hand();else if(e.key===`F1`)n.help();else return;e.preventDefault()}}var Pf=U(`<span> </span>`),Ff=U(`<span class="toast bad svelte-k872rq"> </span>`),If=U(`<div><!> <!> <div class="toasts svelte-k872rq" aria-live="polite"><!> <!></div></div>`),Lf=U(`<!> <!> <!> <!> <!> <!> <!>`,1),Rf=U(`<span class="muted time svelte-k872rq"> </span>`),zf=U(`<button class="ib svelte-k872rq"><!></button>`),Bf=U(`<button class="ib svelte-k872rq"><b class="svelte-k872rq">?</b></button> <!>`,1),Vf=U(`<!> <!>`,1),Hf=U(`<b class="svelte-k872rq"> </b>`),Uf=U(`<i class="dot svelte-k872rq"></i>`),Wf=U(`<button><!> <!> <small class="svelte-k872rq"><!> </small> <!></button>`),Gf=U(`<div class="chips svelte-k872rq"></div>`),Kf=U(`<!> <!> <!>`,1),qf=U(`<div class="sheet svelte-k872rq"><!></div>`),Jf=U(`<aside class="side svelte-k872rq"><!></aside>`),Yf=U(`<aside class="side drawer svelte-k872rq"><!></aside>`),Xf=U(`<button><!> </button>`),Zf=U(`<nav class="nav svelte-k872rq"></nav>`),Qf=U(`<!> <div><!> <!> <main><div class="board svelte-k872rq"><!> <!> <!> <!></div> <!></main> <!></div> <div class="sr" aria-live="assertive" role="alert"> </div> <div class="sr" aria-live="polite" role="status"> </div> <!> <!>`,1);function $f(e,t){O(t,!0);let n=e=>{var t=If();let n;var r=P(t),i=e=>{var t=G();ii(F(t),()=>V(o).Board,(e,t)=>{t(e,{get view(){return V(w)},get play(){return V(ae)}})}),K(e,t)};J(r,e=>{V(o)&&V(w)&&e(i)});var s=L(r,2),c=e=>{{let t=A(()=>V(h)?.getBoundingClientRect());kf(e,{get slip(){return C.slip},get room(){return V(t)},close:()=>C.close()})}};J(s,e=>{C.slip&&e(c)});var l=L(s,2),u=P(l);Y(u,17,()=>C.toasts,e=>e.id,(e,t)=>{var n=Pf();let r;var i=I(n,!0);R(()=>{r=mi(n,1,`toast svelte-k872rq`,null,r,{bad:V(t).bad}),q(i,V(t).text)}),K(e,n)});var d=L(u,2),f=e=>{var t=Ff(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-reconnecting`)]),K(e,t)};J(d,e=>{a().condition===`lost`&&e(f)}),D(l),D(t),zi(t,e=>N(h,e),()=>V(h)),R(()=>n=mi(t,1,`mapbox svelte-k872rq`,null,n,{asking:C.asking})),K(e,t)},r=e=>{var t=G(),n=F(t),r=e=>{var t=G();Y(F(t),17,()=>V(y).seats,e=>e.seat,(e,t)=>{{let n=A(()=>a().sides.some(e=>e.seat===V(t).seat));nf(e,{get desk(){return a()},get game(){return V(o)},get view(){return V(w)},get info(){return V(t)},get mine(){return V(n)},get play(){return V(ae)},act:e=>N(p,e)})}}),K(e,t)};J(n,e=>{V(o)&&V(w)&&V(y)&&e(r)}),K(e,t)},i=e=>{var n=Lf(),i=F(n),s=e=>{qd(e,{get desk(){return a()},get game(){return V(o)},get view(){return V(w)},get keys(){return t.keys}})};J(i,e=>{V(o)&&V(w)&&V(y)?.over&&e(s)});var u=L(i,2);Ud(u,{get desk(){return a()},get seat(){return C.seat}});var d=L(u,2),f=e=>{var t=G(),n=F(t);{let e=A(()=>a().news.get(C.seat)??[]);ii(n,()=>V(o).Battle,(t,n)=>{n(t,{get view(){return V(w)},get lines(){return V(e)},get play(){return V(ae)}})})}K(e,t)},p=A(()=>V(o)?.Battle&&V(w)&&V(o).inBattle(a().news.get(C.seat)??[]));J(d,e=>{V(p)&&e(f)});var m=L(d,2);r(m);var h=L(m,2),_=e=>{var t=G();ii(F(t),()=>V(o).Shared,(e,t)=>{t(e,{get view(){return V(w)},get play(){return V(ae)}})}),K(e,t)};J(h,e=>{V(o)?.Shared&&V(w)&&e(_)});var v=L(h,2);Df(v,{get desk(){return a()},get game(){return V(o)},get view(){return V(w)},get seat(){return C.seat},get play(){return V(ae)},get tab(){return V(c)},set tab(e){N(c,e,!0)},get law(){return V(l)},set law(e){N(l,e,!0)}}),Od(L(v,2),{get turn(){return C},said:e=>N(g,e,!0)}),K(e,n)},a=Hi(t,`desk`,7),o=M(null),s=M(new Map),c=M(`log`),l=M(``),u=M(!1),d=M(!1),f=M(`board`),p=M(null),h=M(void 0),g=M(``),_=M(``),v=M(-1),y=A(()=>a().table),b=A(()=>id.current??1440),x=A(()=>V(b)<768),S=A(()=>!V(x)&&V(b)<1180),ee=A(()=>{let e=V(y)?.seats??[],t=a().sides[0]?.view;return e.map(e=>{let n=V(o)&&t?V(o).sideWord(t,e.seat):``;return(n?ns(n,{game:V(y)?.game??``,seats:[]}):``)||e.name||Z(`kernel-seat`,{number:e.seat+1})})}),te=A(()=>({game:V(y)?.game??``,seats:V(ee)})),C=new ld(a(),()=>V(te),()=>V(o));od({get laws(){return V(s)},get context(){return V(te)},ref:e=>{let t=V(s).get(e);return t?.page&&e.startsWith(`NG.`)?Z(`page-law-page`,{page:t.page}):e},openLaw:e=>{N(l,e,!0),N(c,`law`),N(f,`law`),V(S)&&N(u,!0)}}),Cn(()=>{let e=V(y)?.game;e&&(Xs(e).then(e=>N(o,e)),na(e).then(e=>N(s,new Map(e.laws.map(e=>[e.id,e]))),()=>void 0))});let ne=A(()=>a().sides.find(e=>e.ask&&!e.sealed)??a().sides.find(e=>e.ask));Cn(()=>{let e=a().sides[0];if(!e)return;let t=a().sides.find(e=>e.seat===C.seat);V(ne)&&V(ne).seat!==C.seat&&!t?.ask?C.seat=V(ne).seat:t||(C.seat=(V(ne)??e).seat)});let re=A(()=>a().sides.length>1&&C.seat!==V(v)&&!V(y)?.over),ie=A(()=>C.side),w=A(()=>V(ie)?.view),ae=A(()=>V(re)?Ro:C.play),oe=A(()=>V(o)&&V(w)&&V(ie)&&V(ie).seat>=0?V(o).emblem(V(w),V(ie).seat):Wc),se=A(()=>!!C.ask&&!V(ie)?.sealed),ce=A(()=>C.ask?as(C.ask.about,{seat:V(ie)?.seat??0,...C.ask.args},V(te)):``);Cn(()=>{V(re)||N(g,C.ask?`${cs(V(ce))}. ${Z(`page-options-count`,{count:C.choices.length})}`:``,!0)}),Cn(()=>(a().told=(e,t)=>{let n=e.get(C.seat)??[];!t&&n.length&&N(_,n.slice(-6).map(e=>cs(as(e.kind,e.args,V(te)))).join(`. `),!0)},()=>a().told=null)),Cn(()=>{let e=V(y)?.title||(V(y)?le(V(y).game):``);document.title=(V(se)?`● ${Z(`page-title-turn`)} · `:``)+(e?`${e} · Polana`:`Polana`),V(se)&&V(y)&&C.ask&&bs(`${V(y).table}/${C.ask.id}`,Z(`page-title-turn`),cs(V(ce)))});let le=e=>Zo(`page-game-${e}`)?Z(`page-game-${e}`):e;function ue(e){V(re)||Nf(e,C,{tab:e=>{N(c,e,!0),N(f,e===`law`?`law`:`log`,!0),V(S)&&N(u,!0)},hand:()=>{V(x)&&N(f,`board`),document.querySelector(`.tray button`)?.focus()},help:()=>N(d,!V(d)),close:()=>{C.close(),N(u,!1),N(d,!1)}})}var de=Qf();wr(`keydown`,rn,ue);var fe=F(de),pe=e=>{{let t=A(()=>V(ee)[C.seat]??``);Ad(e,{get name(){return V(t)},get emblem(){return V(oe)},lift:()=>N(v,C.seat,!0)})}};J(fe,e=>{V(re)&&V(o)&&V(w)&&e(pe)});var me=L(fe,2);let he;var ge=P(me);{let e=e=>{var t=G(),n=F(t),r=e=>{{let t=A(()=>V(o).phases(V(w))),n=A(()=>V(x)||V(S));Ld(e,{get phases(){return V(t)},get narrow(){return V(n)}})}};J(n,e=>{V(o)&&V(w)&&e(r)}),K(e,t)},t=e=>{var t=Vf(),n=F(t),r=e=>{let t=A(()=>V(o).time(V(w)));var n=Rf(),r=I(n,!0);R(e=>q(r,e),[()=>Z(V(t).name,V(t).args)]),K(e,n)};J(n,e=>{V(x)&&V(o)&&V(w)&&e(r)});var i=L(n,2),a=e=>{var t=Bf(),n=F(t),r=L(n,2),i=e=>{var t=zf();Q(P(t),{name:`list`,size:19}),D(t),R(e=>{X(t,`aria-label`,e),X(t,`aria-expanded`,V(u))},[()=>Z(`page-side`)]),H(`click`,t,()=>N(u,!V(u))),K(e,t)};J(r,e=>{V(S)&&e(i)}),R(e=>X(n,`aria-label`,e),[()=>Z(`page-help`)]),H(`click`,n,()=>N(d,!0)),K(e,t)};J(i,e=>{V(x)||e(a)}),K(e,t)},n=A(()=>V(y)?.title||Z(`page-table`)),r=A(()=>V(y)?`${le(V(y).game)} · ${Z(`page-players`,{count:V(y).seats.length})}`:``);Ls(ge,{get name(){return V(n)},get sub(){return V(r)},get narrow(){return V(x)},middle:e,tools:t,$$slots:{middle:!0,tools:!0}})}var _e=L(ge,2),ve=e=>{var t=Gf();Y(t,21,()=>V(y)?.seats??[],e=>e.seat,(e,t)=>{var n=G(),r=F(n),i=e=>{var n=Wf();let r;var i=P(n);{let e=A(()=>V(o).emblem(V(w),V(t).seat)),n=A(()=>V(ee)[V(t).seat]??``);Iu(i,{get emblem(){return V(e)},size:24,get title(){return V(n)}})}var a=L(i,2),s=e=>{var n=Hf(),r=I(n,!0);R(e=>q(r,e),[()=>V(o).score(V(w),V(t).seat)]),K(e,n)},c=A(()=>V(o).score(V(w),V(t).seat)!==null),l=e=>{var n=Pf(),r=I(n,!0);R(()=>q(r,V(ee)[V(t).seat])),K(e,n)};J(a,e=>{V(c)?e(s):V(S)&&e(l,1)});var d=L(a,2),p=P(d);{let e=A(()=>Z(`page-cards-in-hand`));Q(p,{name:`cards`,size:12,get title(){return V(e)}})}var m=L(p,1,!0);D(d);var h=L(d,2),g=e=>{var t=Uf();R(e=>X(t,`title`,e),[()=>Z(`page-tag-asked`)]),K(e,t)},_=A(()=>V(y)?.waiting.some(e=>e.seat===V(t).seat&&!e.sealed));J(h,e=>{V(_)&&e(g)}),D(n),R((e,i)=>{r=mi(n,1,`chip svelte-k872rq`,null,r,{me:V(t).seat===C.seat,on:e}),q(m,i)},[()=>V(o).onTurn(V(w))===V(t).seat,()=>V(o).hand(V(w),V(t).seat)]),H(`click`,n,()=>{V(x)?N(f,`seats`):N(u,!0)}),K(e,n)};J(r,e=>{V(o)&&V(w)&&e(i)}),K(e,n)}),D(t),K(e,t)};J(_e,e=>{(V(x)||V(S))&&e(ve)});var ye=L(_e,2);let be;var xe=P(ye),Se=P(xe),Ce=e=>{var t=G();ii(F(t),()=>V(o).Status,(e,t)=>{t(e,{get view(){return V(w)},get play(){return V(ae)}})}),K(e,t)};J(Se,e=>{V(o)&&V(w)&&e(Ce)});var we=L(Se,2),T=e=>{var n=qf(),i=P(n),s=e=>{var t=Kf(),n=F(t);r(n);var i=L(n,2),s=e=>{var t=G();ii(F(t),()=>V(o).Shared,(e,t)=>{t(e,{get view(){return V(w)},get play(){return V(ae)}})}),K(e,t)};J(i,e=>{V(o)?.Shared&&V(w)&&e(s)}),Ud(L(i,2),{get desk(){return a()},get seat(){return C.seat}}),K(e,t)},u=e=>{var n=Kf(),r=F(n),i=e=>{qd(e,{get desk(){return a()},get game(){return V(o)},get view(){return V(w)},get keys(){return t.keys}})};J(r,e=>{V(o)&&V(w)&&V(y)?.over&&e(i)});var s=L(r,2);Df(s,{get desk(){return a()},get game(){return V(o)},get view(){return V(w)},get seat(){return C.seat},get play(){return V(ae)},get tab(){return V(c)},set tab(e){N(c,e,!0)},get law(){return V(l)},set law(e){N(l,e,!0)}}),Od(L(s,2),{get turn(){return C},said:e=>N(g,e,!0)}),K(e,n)};J(i,e=>{V(f)===`seats`?e(s):e(u,-1)}),D(n),K(e,n)},Te=e=>{n(e)};J(we,e=>{V(x)&&V(f)!==`board`&&V(f)!==`hand`?e(T):e(Te,-1)});var E=L(we,2);Td(E,{get desk(){return a()},get turn(){return C},get game(){return V(o)},get phone(){return V(x)}});var Ee=L(E,2),De=e=>{var t=G();ii(F(t),()=>V(o).Tray,(e,t)=>{t(e,{get view(){return V(w)},get play(){return V(ae)},get phone(){return V(x)}})}),K(e,t)};J(Ee,e=>{V(o)&&V(w)&&(!V(x)||V(f)===`board`||V(f)===`hand`)&&e(De)}),D(xe);var Oe=L(xe,2),ke=e=>{var t=Jf(),n=P(t);i(n),D(t),R(e=>X(t,`aria-label`,e),[()=>Z(`page-side`)]),K(e,t)},Ae=e=>{var t=Yf(),n=P(t);i(n),D(t),R(e=>X(t,`aria-label`,e),[()=>Z(`page-side`)]),K(e,t)};J(Oe,e=>{!V(x)&&!V(S)?e(ke):V(S)&&V(u)&&e(Ae,1)}),D(ye);var je=L(ye,2),Me=e=>{var t=Zf();Y(t,20,()=>[[`board`,`map`],[`seats`,`people`],[`hand`,`cards`],[`log`,`list`],[`law`,`book`]],([e,t])=>e,(e,t)=>{var n=A(()=>m(t,2));let r=()=>V(n)[0],i=()=>V(n)[1];var a=Xf();let o;var s=P(a);Q(s,{get name(){return i()},size:21});var l=L(s,1,!0);D(a),R(e=>{X(a,`aria-pressed`,V(f)===r()),o=mi(a,1,`svelte-k872rq`,null,o,{on:V(f)===r()}),q(l,e)},[()=>Z(`page-nav-${r()}`)]),H(`click`,a,()=>{N(f,r(),!0),(r()===`log`||r()===`law`)&&N(c,r(),!0)}),K(e,a)}),D(t),R(e=>X(t,`aria-label`,e),[()=>Z(`page-tabs`)]),K(e,t)};J(je,e=>{V(x)&&e(Me)}),D(me);var Ne=L(me,2),Pe=I(Ne,!0),Fe=L(Ne,2),Ie=I(Fe,!0),Le=L(Fe,2),Re=e=>{Nd(e,{close:()=>N(d,!1)})};J(Le,e=>{V(d)&&e(Re)});var ze=L(Le,2),Be=e=>{cf(e,{get desk(){return a()},get info(){return V(p)},get seat(){return C.seat},get keys(){return t.keys},close:()=>N(p,null),toast:(e,t)=>C.toast(e,t)})};J(ze,e=>{V(p)&&e(Be)}),R(()=>{he=mi(me,1,`room svelte-k872rq`,null,he,{phone:V(x)}),me.inert=V(re),be=mi(ye,1,`table svelte-k872rq`,null,be,{wide:!V(x)&&!V(S)}),q(Pe,V(g)),q(Ie,V(_))}),K(e,de),k()}Tr([`click`]);var ep=U(`<p> </p>`),tp=U(`<!> <main class="wait svelte-x6j36l"><!> <a class="btn" href="/"> </a></main>`,1);function np(e,t){O(t,!0);function n(){return t.secret?(oa({table:t.table,key:t.secret,seat:-1}),Gi(`/t/${t.table}`,!0),[t.secret]):ca(t.table).map(e=>e.key)}let r=n(),i=new nd(r);Ui(()=>(r.length&&i.open(),()=>i.close())),Cn(()=>{i.sides.forEach((e,n)=>{let i=r[n];i&&oa({table:t.table,key:i,seat:e.seat})})});var a=G(),o=F(a),s=e=>{$f(e,{get desk(){return i},get keys(){return r}})},c=e=>{var t=tp(),n=F(t);Ls(n,{});var a=L(n,2),o=P(a),s=e=>{var t=ep(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-no-key`)]),K(e,t)},c=e=>{var t=ep(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-error-${i.fault.code}`)]),K(e,t)},l=e=>{var t=ep(),n=I(t,!0);R(e=>q(n,e),[()=>Z(`page-connecting`)]),K(e,t)};J(o,e=>{r.length?i.fault?e(c,1):e(l,-1):e(s)});var u=L(o,2),d=I(u,!0);D(a),R(e=>q(d,e),[()=>Z(`page-home`)]),H(`click`,u,e=>{e.preventDefault(),Gi(`/`)}),K(e,t)};J(o,e=>{i.table?e(s):e(c,-1)}),K(e,a),k()}Tr([`click`]);function rp(e,t){O(t,!0);let n=A(()=>Wi.path.split(`/`).filter(Boolean));var r=G(),i=F(r),a=e=>{var t=G();Kr(F(t),()=>V(n)[1],e=>{np(e,{get table(){return V(n)[1]},get secret(){return Wi.hash}})}),K(e,t)},o=e=>{Vs(e,{get table(){return V(n)[1]},get invite(){return Wi.hash}})},s=e=>{var t=G();Kr(F(t),()=>V(n)[1],e=>{ed(e,{get table(){return V(n)[1]},get secret(){return Wi.hash}})}),K(e,t)},c=e=>{$u(e,{})};J(i,e=>{V(n)[0]===`t`&&V(n)[1]?e(a):V(n)[0]===`join`&&V(n)[1]?e(o,1):V(n)[0]===`replay`&&V(n)[1]?e(s,2):e(c,-1)}),K(e,r),k()}ua.apply(),document.documentElement.lang=qo.language;var ip=document.getElementById(`app`);ip&&Br(rp,{target:ip});export{q as A,P as B,Hi as C,Y as D,ri as E,Tr as F,M as G,I as H,H as I,O as J,A as K,wr as L,G as M,U as N,qr as O,W as P,V as R,cs as S,mi as T,L as U,F as V,N as W,D as X,Oe as Y,d as Z,Q as _,Rl as a,Z as b,Ol as c,$c as d,Xc as f,rc as g,mc as h,eu as i,K as j,J as k,tl as l,Lc as m,sd as n,Nl as o,Pc as p,k as q,Iu as r,Al as s,_d as t,Yc as u,as as v,X as w,rs as x,$o as y,R as z};