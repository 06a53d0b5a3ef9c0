/** Draws built positions without a server: /dev.html?game=northgard&at=middle&ask=move&lang=pl&theme=dark */
import '../src/styles/tokens.css';
import '../src/styles/base.css';

import { mount } from 'svelte';

import northgard from '../fixtures/northgard.json';
import type { AskInfo, Line } from '../src/lib/protocol';
import Room from '../src/screens/Room.svelte';
import { Desk } from '../src/lib/desk.svelte';
import { settings } from '../src/lib/settings.svelte';
import { tongue } from '../src/lib/speech.svelte';

interface AnyView {
  reader: number;
  lands: { land: string; owner: number | null; near: string[]; far: string[] }[];
  spots: { spot: string }[];
  players: { seat: number; clan: string | null; tiles: string[] }[];
}

const query = new URLSearchParams(location.search);
const game = query.get('game') ?? 'northgard';
settings.theme = query.get('theme') === 'dark' ? 'dark' : 'light';
settings.apply();
tongue.choose(query.get('lang') === 'pl' ? 'pl' : 'en');

const view = structuredClone((northgard as Record<string, unknown>)[query.get('at') ?? 'middle']) as AnyView;
const me = view.reader;

function ask(name: string): AskInfo | null {
  const base = { id: 7, args: {}, law: 'NG.move.1', others: [] };
  const mine = view.lands.filter((land) => land.owner === me);
  if (name === 'move') {
    const from = mine[0];
    return {
      ...base,
      about: 'ask-northgard-move-to',
      options: [...(from?.near ?? []), ...(from?.far ?? [])].map((land) => `land:${land}`).concat('done'),
    };
  }
  if (name === 'explore') {
    const player = view.players[me];
    if (player) player.tiles = ['tile_05'];
    return {
      ...base,
      about: 'ask-northgard-explore',
      options: view.spots.slice(0, 7).map((spot) => `spot:${spot.spot}`),
    };
  }
  if (name === 'turn')
    return { ...base, about: 'ask-northgard-turn', options: ['card:move', 'card:feast', 'wait', 'exchange', 'pass'] };
  if (name === 'build')
    return {
      ...base,
      about: 'ask-northgard-build',
      options: ['building:food_silo', 'building:training_camp', 'building:defense_tower', 'building:fortress', 'skip'],
    };
  return null;
}

const lines: Line[] = [
  { kind: 'why-kernel-over', args: { seat: 0 }, law: 'NG.move.1', secret: false },
  { kind: 'why-kernel-not-asked', args: { seat: 1 }, law: 'NG.explore.1', secret: true },
];
const desk = new Desk([]);
desk.ask = (request) => {
  if (request.type === 'why') {
    return Promise.resolve({
      type: 'why',
      id: 0,
      seat: me,
      word: request.word,
      refusal: { message: 'why-kernel-other-question', args: {}, law: 'NG.move.1' },
    });
  }
  return Promise.resolve({ type: 'weighed', id: 0, final: query.has('final'), next: null });
};
desk.take({
  type: 'state',
  seq: 1,
  table: {
    table: 'dev',
    title: 'Zima idzie',
    game,
    rules: '1',
    data: '1',
    options: {},
    seats: view.players.map((player) => ({
      seat: player.seat,
      value: player.clan ?? '?',
      player: player.seat === 2 ? 'bot' : 'person',
      name: ['Hania', 'Bartek', '', 'Zosia', 'Ola'][player.seat] ?? '',
      level: player.seat === 2 ? 'greedy' : '',
      resigned: false,
      stand_in: false,
    })),
    waiting: [{ seat: me, sealed: false }],
    words: 20,
    over: false,
    result: null,
    proposals: [],
    notes: [],
    rematch: null,
  },
  sides: [
    {
      seat: me,
      view: view as never,
      ask: ask(query.get('ask') ?? 'move'),
      sealed: null,
      undo: 1,
      undo_ask: false,
      news_from: 0,
      news: lines,
    },
  ],
  chat_from: 0,
  chat: [],
});
desk.take({ type: 'presence', here: [0, 1], watchers: 0, thinking: [] });

const target = document.getElementById('app');
if (target) mount(Room, { target, props: { desk, keys: [] } });
