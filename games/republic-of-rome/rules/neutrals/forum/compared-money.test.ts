import { sequence } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { FactionId } from '../../ids.ts';
import { hand } from '../../testing/at.ts';
import { rich } from '../../testing/bare.ts';
import { bareNeutrals, IMPERIALS, joins, PLUTOCRATS } from '../../testing/neutrals.ts';
import { chooseLeader } from '../leader.ts';
import { persuade } from './persuasion.ts';

describe('[A4-21] what follows from a Player’s money cannot be taken back', () => {
  /** Stopped before each move, first at the choice of a Leader; `of` is whose Senator may be approached. */
  const stepped = (of: FactionId, also: (g: Rome) => void = () => {}) =>
    bareNeutrals(leaderFirst, { faction: IMPERIALS }, { pace: 'step' }, (g) => {
      rich(g, 'senator:2', 20);
      joins(g, 'senator:13', of);
      joins(g, 'senator:12', IMPERIALS);
      g.factions[IMPERIALS]!.leader = 'senator:12';
      also(g);
    }).as(0);
  const leaderFirst = sequence<Rome, { readonly faction: FactionId }>('leader-first', [chooseLeader, persuade], {
    sight: 'open',
  });
  test('whom it approaches', () => {
    expect(stepped(PLUTOCRATS).does('nextMove').canUndo(0)).toBe(true);
    expect(stepped(0).does('nextMove').canUndo(0)).toBe(false);
    // Also where his Senator was only compared, and another is the one.
    const beside = stepped(0, (g) => joins(g, 'senator:17', -1)).does('nextMove');
    expect(beside.canUndo(0)).toBe(false);
    beside.does('nextMove').expectLog('neutral.persuasion.target', { target: ['senator:17'] });
    // Who goes to an unaligned one is nothing that a Player’s money decides.
    expect(beside.canUndo(0)).toBe(true);
  });
  test('[4.04.2-k] that it approaches nobody', () => {
    const poor = (g: Rome): void => void rich(g, 'senator:2', 0);
    const none = stepped(PLUTOCRATS, poor).does('nextMove');
    none.expectLog('neutral.persuasion.nobody', {}, '4.04.2-k');
    expect(none.canUndo(0)).toBe(true);
    expect(stepped(0, poor).does('nextMove').canUndo(0)).toBe(false);
  });
  test('who goes to him', () => {
    expect(stepped(PLUTOCRATS).does('nextMove').does('nextMove').canUndo(0)).toBe(true);
    expect(stepped(0).does('nextMove').does('nextMove').canUndo(0)).toBe(false);
  });
  test('[4.07.7-b] with Seduction nobody’s money counts', () => {
    const seducing = stepped(0, (g) => hand(g, IMPERIALS, 'card:50'));
    expect(seducing.does('nextMove').canUndo(0)).toBe(true);
    expect(seducing.does('nextMove').canUndo(0)).toBe(true);
  });
});
