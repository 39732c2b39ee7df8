/** A question for every form of Republic of Rome, and how to come to it. */
import { expect, type Page } from '@playwright/test';
import type { Place } from './recorded.ts';

const ADVANCED_PLACES = {
  'advocate asked': { at: 'senate.advocate/ask' },
  'fleets tested': { at: 'rebels.ask-fleets/start' },
  'fleets paid': { at: 'rebels.ask-fleets/pay' },
  'fleets kept': { at: 'rebels.declaration/keepFleets' },
  'fleets released': { at: 'rebels.maintenance/keepFleets' },
  interception: { at: 'rebels.interception/ask' },
  'law, sponsors': { at: 'laws.draft/sponsor' },
  'law, sponsor consents': { at: 'laws.sponsor-consents/start' },
  'law, use': { at: 'laws.draft/use' },
  march: { at: 'rebels.declaration/askMarch' },
  muster: { at: 'rebels.declaration/muster' },
  pontifex: { at: 'senate.pontifex/nominate' },
  'pontifex recalled': { at: 'senate.draft-recall-pontifex/ask' },
  priest: { at: 'senate.move-priesthood/start' },
  'rebel maintenance': { at: 'rebels.maintenance/pay' },
  'rebel raises': { at: 'rebels.raise/ask' },
  'recall legions': { at: 'senate.recall-disbanded/start' },
  'recall paid': { at: 'senate.recall-disbanded/pay' },
  reinforcement: { at: 'rebels.reinforcement/who' },
  'revolt of governors': { at: 'rebels.declaration/decide' },
} as const satisfies Record<string, Place>;

export const FORM_PLACES = {
  'auction open': { at: 'forum.open-auction/bid' },
  'auction sealed': { at: 'forum.sealed-auction/bid' },
  battle: { at: 'combat.war/order' },
  'battle on land': { at: 'combat.attack/onLand' },
  call: { at: 'senate.vote/call' },
  concessions: { at: 'senate.draft-concessions/start' },
  consulship: { at: 'senate.consular-wish/vote' },
  contribution: { at: 'revenue.contributions/ask' },
  'counter-bribe': { at: 'forum.counter-bribes/ask' },
  deploy: { at: 'senate.draft-deployment/order' },
  disband: { at: 'senate.draft-eliminate/start' },
  discard: { at: 'revolution.discard/ask' },
  drought: { at: 'revenue.grain/ask' },
  'event ally': { at: 'events.new-alliance/ask' },
  'event fleets': { at: 'events.lose-fleets/ask' },
  fine: { at: 'laws.fine/ask' },
  gabinian: { at: 'laws.gabinian-raising/purse' },
  'governor consents': { at: 'senate.governor-consents/start' },
  governors: { at: 'senate.governors/propose' },
  graft: { at: 'intrigue.graft/ask', verb: 'payGraft' },
  guard: { at: 'senate.assassination/guard', verb: 'playBodyguards' },
  heir: { at: 'factions-without-senators/ask' },
  initiative: { at: 'forum.initiative/act', verb: 'persuade', skip: 71 },
  'initiative games': { at: 'forum.initiative/act', verb: 'sponsor' },
  'initiative knight': { at: 'forum.initiative/act', verb: 'pressure' },
  'join revolt': { at: 'revolution.secondary-rebels/ask' },
  'land bill': { at: 'senate.draft-land-bill/start' },
  lead: { at: 'senate.commander-consents/start' },
  legate: { at: 'senate.legates/ask' },
  lend: { at: 'revolution.ask-legions/lend' },
  money: { at: 'revenue.redistribution/ask', skip: 400 },
  'nomination of a censor': { at: 'senate.censor/nominate' },
  'nomination of consuls': { at: 'senate.consuls/nominate' },
  'nomination of a dictator': { at: 'senate.dictator-election/ask' },
  opening: { at: 'opening/leader' },
  'opening governor': { at: 'opening/governor' },
  penalty: { at: 'senate.vote/penalty' },
  'play hand': { at: 'cards.play-hand/start', skip: 40 },
  proposals: { at: 'senate.business/menu' },
  proscribe: { at: 'cards.proscription/decide' },
  'provincial forces': { at: 'provinces.raise/ask' },
  raise: { at: 'senate.draft-raise/start' },
  ransom: { at: 'ransom/start' },
  'ransom asked': { at: 'events.captured-governors/ask' },
  rebel: { at: 'revolution.declaration/decide' },
  'rebel attacks': { at: 'rebel-end-game/choose' },
  'rebel pay': { at: 'revenue.rebels/pay' },
  repeal: { at: 'senate.draft-repeal/start' },
  'repeal consents': { at: 'senate.repeal-consents/start' },
  repopulate: { at: 'senate.repopulate/choose' },
  spoils: { at: 'revenue.spoils/choose' },
  'sponsor consents': { at: 'senate.sponsor-consents/start' },
  strike: { at: 'senate.assassination/assassin' },
  trade: { at: 'revolution.trading/trade' },
  'trial, accused': { at: 'senate.appeal/ask' },
  'trial, censor': { at: 'senate.prosecutions/choose', verb: 'prosecute' },
  'trial, prosecutor': { at: 'senate.prosecutor-consents/start' },
  veterans: { at: 'revolution.recall-veterans/where' },
  vote: { at: 'senate.ballot/whole' },
  ...ADVANCED_PLACES,
} as const satisfies Record<string, Place>;

/** Opens a game that was cut at the question of a form. */
export const openCut = async (page: Page, file: string): Promise<void> => {
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cut.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.locator('#question')).toBeVisible();
  await expect(page.locator('[data-form]')).toBeVisible();
};
