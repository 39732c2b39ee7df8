/** An Initiative of a Neutral, after the draw — 4.02.1-g */
import { sequence } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import type { FactionId } from '../../ids.ts';
import { chooseLeader } from '../leader.ts';
import { sponsorGames } from './games.ts';
import { attractKnight } from './knights.ts';
import { persuade } from './persuasion.ts';

/** [4.02.1-g][4.04.5-j] Persuasion, Knight, Leader, Games: every Initiative is a whole one. */
export const neutralInitiative = sequence<Rome, { readonly faction: FactionId }>(
  'neutrals.initiative',
  [persuade, attractKnight, chooseLeader, sponsorGames],
  { sight: 'open' },
);

export const NEUTRAL_FORUM_PROCS = [neutralInitiative, persuade, attractKnight, chooseLeader, sponsorGames];
