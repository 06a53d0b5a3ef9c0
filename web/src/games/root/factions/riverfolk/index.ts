/** The Riverfolk Company, who sell to everybody. */
import { word as parse } from '$lib/choices';
import type { AskInfo } from '$lib/protocol';
import { t } from '$lib/speech.svelte';
import { places, stands, SUITS } from '../../boards/count';
import { ofKind } from '../../sides';
import { pageOf, type FactionPage } from '../found';
import Board from './Board.svelte';
import { PICK, SERVICE_LAWS, SERVICES } from './data';
import Shop from './Shop.svelte';

const NAME = 'riverfolk';
const sells = (words: Iterable<string>): boolean => [...words].some((word) => parse(word).kind === 'service');
/** Nothing but services is offered. */
const isShop = (ask: AskInfo): boolean =>
  ask.about === 'ask-root-moment' && ask.options.every((word) => parse(word).kind === 'service' || word === 'done');

const page: FactionPage = {
  Board,
  apart: true,
  open: true,
  Stall: Shop,
  stall: {
    open: (play) => play.about === PICK || sells(play.choices.keys()),
    cards: (view) => view.sides.find((side) => ofKind(side, NAME))?.hand ?? [],
  },
  chapter: '11',
  scales: [3, 2, 1],
  warriors: '11.2.2',
  pieces: { trade_post: '11.2.5' },
  figures: {
    open: ['11.2.3', 'page-root-open-hand'],
    crafting: ['11.2.1', 'page-about-root-crafting'],
    funds: ['11.2.4', 'page-root-funds'],
    payments: ['11.2.6.I', 'page-root-payments'],
    committed: ['11.4.3', 'page-root-committed'],
    posts: ['11.2.5', 'page-root-posts'],
  },
  about: (kind, label) => (kind === 'service' && SERVICE_LAWS[label] ? { law: SERVICE_LAWS[label] } : null),
  glyphs: { export: 'boat', establish: 'post' },
  glyph: (word) => (word.kind === 'service' ? (SERVICES[word.label] ?? null) : null),
  terms: { funds: { glyph: 'people', name: 'page-root-funds' } },
  /** A card of the open hand is being bought: it lies where the reader's own hand lies on a phone. */
  pile: (view, seat, play) =>
    play.about === PICK ? { cards: view.sides[seat]?.hand ?? [], label: t('page-root-riverfolk-sale') } : null,
  others: {
    // A phone has no room for the shop: services are buttons there, and the cards for sale lie where the reader's own hand lies.
    placed: (word, view, phone) =>
      word.kind === 'service'
        ? view.reader !== null &&
          (!phone || (word.label === 'hand_card' && view.sides.some((side) => ofKind(side, NAME) && side.hand?.length)))
        : null,
    steps(_, side, ask) {
      const board = ofKind(side, NAME);
      if (!board || !sells(ask.options)) return null;
      return {
        spent: board.sold,
        all: board.allowed,
        text: t('page-root-service-now', { now: Math.min(board.allowed, board.sold + 1), all: board.allowed }),
      };
    },
    question: (ask) => (isShop(ask) ? 'page-root-ask-services' : null),
    /** What the buyer pays with, and the posts that let him buy more than one service (11.2.6.II). */
    lead(view, seller, ask) {
      if (!isShop(ask)) return null;
      const side = view.sides[view.reader ?? -1];
      const held = (side && pageOf(side).purse?.(side)) ?? t('page-root-purse', { count: side?.supply ?? 0 });
      const posts = side
        ? SUITS.flatMap((suit) => places(seller, `trade_post_${suit}`))
            .filter((at) => stands(side, at - 1))
            .sort((a, b) => a - b)
        : [];
      return posts.length
        ? `${held} · ${t('page-root-purse-posts', { count: posts.length, where: posts.join(', ') })}`
        : held;
    },
    law: (ask) => (isShop(ask) ? '11.2.6' : null),
    concerned: (play) => sells(play.choices.keys()) || play.about === PICK,
  },
};
export default page;
