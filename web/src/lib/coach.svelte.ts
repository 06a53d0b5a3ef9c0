/** The coach at a table: before each new kind of question he says once what it is about. He knows no more than what is asked. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import * as api from './api';
import { LANGUAGES, tongue, type Language } from './speech.svelte';

const ON = 'polana.coach';
const SEEN = 'polana.coached';

const stored = (): string[] => (localStorage.getItem(SEEN) ?? '').split(' ').filter(Boolean);

class Coach {
  /** Is he wanted? He can be sent away and called back at any table. */
  on = $state(localStorage.getItem(ON) === 'on');
  #seen = $state.raw<ReadonlySet<string>>(new Set(stored()));
  #texts = $state.raw<Readonly<Record<string, Partial<Record<Language, FluentBundle>>>>>({});

  call(on: boolean): void {
    this.on = on;
    localStorage.setItem(ON, on ? 'on' : 'off');
  }

  /** Whoever begins anew is told everything again. */
  forget(): void {
    this.#seen = new Set();
    localStorage.removeItem(SEEN);
  }

  /** Fetch what he says about a game. */
  async learn(game: string): Promise<void> {
    if (this.#texts[game]) return;
    const { texts } = await api.coach(game);
    const bundles: Partial<Record<Language, FluentBundle>> = {};
    for (const language of LANGUAGES) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(texts[language] ?? ''));
      bundles[language] = bundle;
    }
    this.#texts = { ...this.#texts, [game]: bundles };
  }

  /** What he says about a kind of question, and what usually goes wrong; null where he has said it, or has nothing to say. */
  about(game: string, question: string): { text: string; wrong: string } | null {
    if (!this.on || this.#seen.has(question)) return null;
    const bundle = this.#texts[game]?.[tongue.language];
    const message = bundle?.getMessage(question);
    if (!bundle || !message?.value) return null;
    const say = (pattern: NonNullable<typeof message.value>): string =>
      bundle.formatPattern(pattern, {}, []).replace(/\s+/g, ' ');
    const wrong = message.attributes.wrong;
    return { text: say(message.value), wrong: wrong ? say(wrong) : '' };
  }

  /** It was said, and read. */
  said(question: string): void {
    if (this.#seen.has(question)) return;
    this.#seen = new Set([...this.#seen, question]);
    localStorage.setItem(SEEN, [...this.#seen].join(' '));
  }
}

export const coach = new Coach();
