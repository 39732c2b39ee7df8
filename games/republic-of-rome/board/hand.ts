/** The player's own cards, for the row beside the question: what each is, when it is played, and by which verbs. */
import { listed } from '@tabularium/kernel';
import type { HandCard } from '@tabularium/parts/web';
import type { CardKind } from '../rules/data/card-kinds.ts';
import { cardOf } from '../rules/data/printed.ts';
import { ownFaction } from '../rules/rome/players.ts';
import type { RomeView } from '../rules/sight/view.ts';

const ICONS: Partial<Record<CardKind, string>> = {
  tribune: 'veto',
  statesman: 'crown',
  concession: 'talent',
  law: 'scroll',
  assassin: 'dagger',
  'secret-bodyguard': 'shield',
  'open-bodyguard': 'shield',
  'influence-peddling': 'handshake',
};

/** The verbs by which cards of a kind are played. */
const VERBS: Partial<Record<CardKind, readonly string[]>> = {
  statesman: ['playStatesman'],
  concession: ['playConcession', 'playConcessionNow'],
  law: ['playLaw', 'playLawNow'],
  tribune: [
    'vetoByTribune',
    'proposeByTribune',
    'reserveByTribune',
    'suspendByTribune',
    'reopenByTribune',
    'skipByTribune',
    'cancelBillByTribune',
    'coSponsorByTribune',
  ],
  'secret-bodyguard': ['playBodyguards'],
  'open-bodyguard': ['playBodyguard'],
  'influence-peddling': ['peddleInfluence'],
  assassin: ['addAssassins'],
  seduction: ['seduction'],
  blackmail: ['blackmail'],
  'murder-of-a-tribune': ['murderTribune'],
  graft: ['graftTribune'],
  'mob-incited-to-violence': ['inciteMob'],
  proscription: ['playProscription'],
};
/** [card-110-a] Discarding it is another way to use it. */
const SERVILIAN = 'card:110';
const REPEAL = 'repealAcilian';

export const HAND_VERBS: readonly string[] = [...Object.values(VERBS).flat(), REPEAL];

/** Those that offer the cards themselves are found by what they offer: one Statesman may be playable and another not. */
const BY_CARD: readonly CardKind[] = ['statesman', 'concession', 'law'];

const verbsOf = (id: string, kind: CardKind): readonly string[] => {
  if (id === SERVILIAN) return [REPEAL];
  return BY_CARD.includes(kind) ? [] : (VERBS[kind] ?? []);
};

export const hand = (view: RomeView): readonly HandCard[] =>
  listed(view.seat === 'public' ? 0 : view.factions[ownFaction(view, view.seat)]!.hand).map((id) => {
    const { kind } = cardOf(view, id);
    return {
      ref: id,
      icon: ICONS[kind] ?? 'scroll',
      when: `board.kind.${kind}`,
      verbs: verbsOf(id, kind),
    };
  });

/** [1.04.9-a] The treasury of one's own Faction. */
export const purse = (view: RomeView): { readonly word: string; readonly n: number } | undefined => {
  const n = view.seat === 'public' ? undefined : view.factions[ownFaction(view, view.seat)]!.treasury;
  return n === undefined ? undefined : { word: 'board.money', n };
};
