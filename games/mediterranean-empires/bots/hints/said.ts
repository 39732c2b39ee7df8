/** Reasons by the key of the prompt. Where the bot goes by one rule of thumb, that is said. */
import type { Answer, Msg } from '@tabularium/kernel';
import type { Asked } from '../asked.ts';
import { action, units } from './action.ts';
import { cardsOrPoints, intercept, side, window } from './fight.ts';
import { t } from './say.ts';
import type { en } from './words/en.ts';

type Saying = (s: Asked, answer: Answer) => readonly Msg[];
type Thumb = 'settle' | 'fort' | 'victim' | 'rival' | 'dearest' | 'poorest' | 'gain' | 'harm' | 'road' | 'horde';

/** One rule of thumb, whatever is chosen by it. */
const by =
  (thumb: `hint.med.${Thumb}` & keyof typeof en): Saying =>
  () => [t(thumb)];

export const SAID: Readonly<Record<string, Saying>> = {
  'med.ask.act': action,
  'med.ask.again': action,
  'med.ask.units': units,
  'med.ask.feint': units,
  'med.ask.way': units,
  'med.ask.intercept': intercept,
  'med.ask.interceptAtSea': intercept,
  'med.ask.window': window,
  'med.ask.side': side,
  'med.ask.respond': () => [t('hint.med.respond'), t('hint.med.half')],
  'med.ask.prosperity': cardsOrPoints,
  'med.ask.scarcity': cardsOrPoints,
  'med.ask.hard': cardsOrPoints,
  'med.ask.fort': (_, { verb }) => [verb === 'settle' ? t('hint.med.settle') : t('hint.med.fort')],
  'med.ask.placeFort': by('hint.med.fort'),
  'med.ask.first': () => [t('hint.med.first')],
  'med.ask.draw': () => [t('hint.med.draw')],
  'med.ask.route': () => [t('hint.med.route')],
  'med.ask.refused': () => [t('hint.med.refused')],
  'med.ask.passage': () => [t('hint.med.passage')],
  'med.ask.storm': () => [t('hint.med.storm')],
  'med.ask.load': () => [t('hint.med.load')],
  'med.ask.use': () => [t('hint.med.use')],
  'med.ask.homecoming': by('hint.med.dearest'),
  'med.ask.recover': by('hint.med.dearest'),
  'med.ask.takeBack': by('hint.med.dearest'),
  'med.ask.lookTake': by('hint.med.dearest'),
  'med.ask.spyDiscard': by('hint.med.dearest'),
  'med.ask.surplusHand': by('hint.med.poorest'),
  'med.ask.surplus': by('hint.med.poorest'),
  'med.ask.lookBury': by('hint.med.poorest'),
  'med.ask.neutralFrom': by('hint.med.victim'),
  'med.ask.neutralTarget': by('hint.med.victim'),
  'med.ask.neutralVia': () => [t('hint.med.route')],
  'med.ask.pirates': by('hint.med.victim'),
  'med.ask.spy': by('hint.med.rival'),
  'med.ask.steal': by('hint.med.rival'),
  'med.ask.forceDiscard': by('hint.med.rival'),
  'med.ask.acquire': by('hint.med.gain'),
  'med.ask.seize': by('hint.med.gain'),
  'med.ask.revolt': by('hint.med.harm'),
  'med.ask.horde': by('hint.med.horde'),
  'med.ask.hordeTarget': by('hint.med.horde'),
  'med.ask.migrate': () => [t('hint.med.migrate')],
  'med.ask.fear': by('hint.med.road'),
  'med.ask.pacify': by('hint.med.road'),
};
