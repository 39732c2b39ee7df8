import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { CardId } from '../../ids.ts';
import { fresh } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { closing } from '../../senate/adjourn.ts';
import { consulsStep } from '../../senate/elections/steps.ts';
import { business } from '../../senate/other-business.ts';
import { prosecutionsStep } from '../../senate/prosecutions/index.ts';
import { wages } from '../../testing/armies.ts';
import { brings, CALPURNIAN, withLaws } from '../../testing/laws.ts';
import { allPass, gives, type Meeting, who } from '../../testing/meeting.ts';
import { allVote, ballots } from '../../testing/senate.ts';

const REFORMS = 'card:108';
const TRIBUNE = 'card:38';

const atBusiness = (cards: readonly CardId[], patch: (g: Rome) => void = () => {}) =>
  withLaws(business, undefined, cards, patch);
const laws = (p: Meeting, seat = 1): readonly string[] => {
  const offer = p.as(seat).offers('playLaw');
  return offer?.t === 'pick' ? offer.of : [];
};
const onFloor = (p: Meeting) => p.g.senate.floors.map((f) => f.proposal.t);

describe('Sponsors', () => {
  const refs = (p: Meeting): readonly string[] => {
    const offer = p.as(1).offers('nameSponsor');
    return offer?.t === 'pick' ? offer.of : [];
  };
  test('[2.06.2-e][2.06.2-f] two different Senators in Rome, of whatever Faction', () => {
    const p = atBusiness([CALPURNIAN], (g) => {
      senator(g, 'senator:2').at = 'field';
      g.senators.push(fresh(g, 'senator:10', -1));
    });
    p.as(1).does('playLaw', CALPURNIAN);
    const all = [
      'senator:1',
      'senator:3',
      'senator:4',
      'senator:5',
      'senator:6',
      'senator:7',
      'senator:8',
      'senator:9',
    ];
    expect([...refs(p)].sort()).toEqual(all);
    p.does('nameSponsor', 'senator:5').refuses('nameSponsor', 'senator:5');
    expect([...refs(p)].sort()).toEqual(all.filter((id) => id !== 'senator:5'));
  });

  test('[2.06.2-e] those of others are asked, his own are not; whoever refuses is not asked again', () => {
    const p = atBusiness([CALPURNIAN]);
    p.as(1).does('playLaw', CALPURNIAN).does('nameSponsor', 'senator:1');
    expect(p.waitingFor).toEqual([0]);
    p.as(0).does('refuse').expectLog('laws.refused', { who: 'senator:1' });
    p.as(1).refuses('nameSponsor', 'senator:1').does('nameSponsor', 'senator:4');
    expect(p.waitingFor).toEqual([1]);
    p.does('nameSponsor', 'senator:7');
    expect(p.waitingFor).toEqual([2]);
    p.as(2).does('consent').expectLog('laws.sponsored', { sponsor: 'senator:4', coSponsor: 'senator:7' });
    expect(onFloor(p)).toEqual(['law']);
  });

  test('[2.06.2-e] who says nothing when he is asked does not consent', () => {
    const p = atBusiness([CALPURNIAN]);
    p.as(1).does('playLaw', CALPURNIAN).does('nameSponsor', 'senator:1');
    p.as(0).saysNothing().expectLog('laws.refused', { who: 'senator:1' });
  });

  test('[2.06.2-g][A2-131] without two who consent he has the card back, and everybody knows it', () => {
    const p = atBusiness([CALPURNIAN], (g) => {
      for (const n of [2, 3, 5, 6, 7, 8, 9]) senator(g, `senator:${n}`).at = 'field';
    });
    // Nobody is left but senator:4 and the Consul.
    p.as(1).does('playLaw', CALPURNIAN).does('nameSponsor', 'senator:4').does('nameSponsor', 'senator:1');
    p.as(0).does('refuse').expectLog('laws.takenBack', { card: CALPURNIAN });
    expect([p.g.factions[1]!.hand, p.g.laws, p.g.advanced!.laws]).toEqual([
      [CALPURNIAN],
      [],
      { brought: [], waiting: [] },
    ]);
    expect(onFloor(p)).toEqual([]);
    expect(p.g.factions[1]!.shown).toEqual([{ card: CALPURNIAN, to: 'all' }]);
    // He may try again.
    expect(laws(p)).toEqual([CALPURNIAN]);
  });

  test('[2.06.2-g] he may let it be, and does when he says nothing', () => {
    for (const says of ['drop', 'nothing'] as const) {
      const p = atBusiness([CALPURNIAN]);
      p.as(1).does('playLaw', CALPURNIAN).does('nameSponsor', 'senator:4');
      if (says === 'nothing') p.saysNothing();
      else p.does('drop');
      expect(p.g.factions[1]!.hand).toEqual([CALPURNIAN]);
      expect(p.waitingFor).toEqual([0]);
    }
  });

  test('[2.06.2-g] with only one Senator in Rome no Law is brought forward, and he is told why', () => {
    const p = atBusiness([CALPURNIAN], (g) => {
      for (const s of g.senators) if (s.id !== 'senator:1') s.at = 'field';
    });
    p.as(1).refuses('playLaw', CALPURNIAN, 'no.lawSponsors');
  });
});

describe('when, and by whom', () => {
  test('[2.06.2-b] before there are Consuls, and it is voted on at once', () => {
    const p = withLaws(consulsStep, undefined, [CALPURNIAN], (g) => {
      g.senate.step = 'consuls';
      g.senate.filled.consuls = false;
    });
    expect(p.as(0).offers('nominate')).toBeDefined();
    brings(p, CALPURNIAN);
    expect(onFloor(p)).toEqual(['law']);
    allVote(p, 'aye');
    expect(p.g.laws).toEqual([CALPURNIAN]);
    expect(p.as(0).offers('nominate')).toBeDefined();
  });

  test('[2.06.2-b] only in the Senate Phase', () => {
    expect(laws(atBusiness([CALPURNIAN], (g) => void (g.phase = 'forum')))).toEqual([]);
  });

  test('[2.06.2-c][2.06.2-o][A2-130] also by somebody without a Senator in Rome, with Sponsors of others', () => {
    const p = atBusiness([CALPURNIAN], (g) => {
      for (const n of [4, 5, 6]) senator(g, `senator:${n}`).at = 'field';
    });
    expect(p.g.senate.presiding).not.toBe('senator:4');
    p.as(1).does('playLaw', CALPURNIAN).does('nameSponsor', 'senator:7');
    p.as(2).does('consent');
    p.as(1).does('nameSponsor', 'senator:8');
    p.as(2).does('consent');
    expect(onFloor(p)).toEqual(['law']);
  });

  test('[2.06.2-l] the condition on the card must hold', () => {
    const cards = ['card:109', 'card:111', 'card:156', 'card:157', 'card:160'] as const;
    expect(laws(atBusiness(cards))).toEqual([]);
    expect(laws(atBusiness(cards, (g) => void wages(g, 'war:119')))).toEqual(['card:156', 'card:160']);
    const wars = (g: Rome): void => void [wages(g, 'war:1'), wages(g, 'war:2')];
    expect(laws(atBusiness(cards, wars))).toEqual(['card:109']);
    expect(laws(atBusiness(cards, (g) => void (g.laws = [CALPURNIAN])))).toEqual(['card:111']);
  });
  test('[2.06.2-l] when it is brought forward, not before: the Acilian Law waits until the Calpurnian Law has passed', () => {
    const p = atBusiness([CALPURNIAN, 'card:111']);
    brings(p, CALPURNIAN);
    expect(laws(p)).toEqual([]);
    allPass(p);
    allVote(p, 'aye');
    expect(laws(p)).toEqual(['card:111']);
  });

  test('[2.06.2-d][A2-132] while something is voted on it waits for the end of it, and is next', () => {
    const p = atBusiness([CALPURNIAN, REFORMS]);
    p.as(0).does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
    brings(p, REFORMS);
    brings(p, CALPURNIAN);
    expect(onFloor(p)).toEqual(['raise']);
    ballots(p, {});
    expect(p.lines('senate.proposed').map((line) => line['about'])).toEqual([
      '',
      [REFORMS, 'senator:4', 'senator:5'],
      [CALPURNIAN, 'senator:4', 'senator:5'],
    ]);
  });
});

/** Seat 1 holds a Law and seat 2 a Tribune, while something is on the floor. */
const onTheFloor = (): Meeting => {
  const p = atBusiness([CALPURNIAN], (g) => gives(g, 2, TRIBUNE));
  p.as(0).does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
  return p;
};

describe('Laws and Tribunes', () => {
  test('[2.06.2-d][A2-132] a Tribune who has secured the next proposal goes first', () => {
    const p = onTheFloor();
    p.as(2).does('reserveByTribune', TRIBUNE);
    allPass(p);
    brings(p, CALPURNIAN);
    ballots(p, {});
    expect(onFloor(p)).toEqual([]);
    p.as(2).does('propose', 'kind:raise').sets('legions', 2).sets('fleets', 0);
    expect(onFloor(p)).toEqual(['raise']);
    allVote(p, 'nay');
    expect(p.g.discards).toContain(CALPURNIAN);
  });
  test('[own-95][2.06.2-d] no Tribune secures the next proposal while it is a Law; he does so while that is voted on', () => {
    const p = onTheFloor();
    brings(p, CALPURNIAN);
    expect(p.as(2).offers('reserveByTribune')).toBeUndefined();
    expect(p.offers('vetoByTribune')).toBeDefined();
    while (onFloor(p)[0] === 'raise') step(p);
    expect(onFloor(p)).toEqual(['law']);
    expect(p.as(2).offers('reserveByTribune')).toBeDefined();
  });
});
/** Whoever is asked first abstains, or passes. */
const step = (p: Meeting): void => {
  const seat = p.waitingFor[0]!;
  const verb = (['callClockwise', 'abstain', 'pass'] as const).find((v) => p.as(seat).offers(v) !== undefined)!;
  p.as(seat).does(verb);
};

describe('Laws and the rest of the meeting', () => {
  test('[2.06.2-d][A2-132] while a proposal is drawn up, it comes after it', () => {
    const p = atBusiness([CALPURNIAN]);
    p.as(0).does('propose', 'kind:raise');
    brings(p, CALPURNIAN);
    expect(onFloor(p)).toEqual([]);
    p.as(0).sets('legions', 1).sets('fleets', 0);
    expect(onFloor(p)).toEqual(['raise']);
    allVote(p, 'aye');
    expect(p.g.laws).toEqual([CALPURNIAN]);
  });

  test('[2.06.2-d][2.06.2-h][A2-132] between two Prosecutions, under the Censor', () => {
    const p = withLaws(prosecutionsStep, undefined, [CALPURNIAN], (g) => {
      senator(g, 'senator:7').office = 'censor';
      senator(g, 'senator:2').corrupt = true;
    });
    expect(p.waitingFor).toEqual([2]);
    brings(p, CALPURNIAN);
    expect([onFloor(p), p.g.senate.presiding]).toEqual([['law'], 'senator:7']);
    allVote(p, 'aye');
    expect(p.g.laws).toEqual([CALPURNIAN]);
    expect(p.as(2).offers('endProsecutions')).toBeDefined();
  });

  const adjourned = (patch: (g: Rome) => void = () => {}): Meeting =>
    withLaws(closing, undefined, [CALPURNIAN], (g) => {
      gives(g, 2, TRIBUNE);
      patch(g);
    });
  test('[A2-132] not once the meeting has been adjourned', () => {
    const p = adjourned();
    expect(p.g.senate.step).toBe('adjourning');
    p.as(1).refuses('playLaw', CALPURNIAN, 'no.lawAdjourned');
  });
  test('[A2-132] a Tribune who keeps it open makes it possible, and it is voted on before the end', () => {
    const p = adjourned();
    p.as(2).does('reopenByTribune', TRIBUNE);
    allPass(p);
    p.as(2).does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
    brings(p, CALPURNIAN);
    allVote(p, 'aye');
    expect(p.g.laws).toEqual([CALPURNIAN]);
    expect(p.as(0).offers('over')).toBeDefined();
  });

  test('[own-96] when whoever presides has left for war it is not voted on: it goes back to the hand', () => {
    const p = withLaws(closing, undefined, [], (g) => {
      g.senate.departed = true;
      waits(g);
    });
    expect(p.g.factions[1]!.hand).toEqual([CALPURNIAN]);
    expect(p.lines('laws.takenBack')).toEqual([{ by: 'faction:1', card: CALPURNIAN }]);
    expect(p.g.advanced!.laws).toEqual({ brought: [], waiting: [] });
  });
  test('[own-96] of one who has left the game it is discarded', () => {
    const p = withLaws(closing, undefined, [], (g) => {
      g.senate.departed = true;
      waits(g);
      g.senators = g.senators.filter((s) => s.faction !== 1);
      Object.assign(g.factions[1]!, { status: 'out', leader: '' });
    });
    expect([p.g.factions[1]!.hand, p.g.discards]).toEqual([[], [CALPURNIAN]]);
  });

  test('[2.06.2-j][2.06.3-c] a Sponsor who dies while it waits gains nothing, nor does his heir', () => {
    const p = atBusiness([CALPURNIAN], (g) => {
      g.factions[2]!.attempted = 0;
    });
    p.as(0).does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
    brings(p, CALPURNIAN);
    p.as(2).rolling(6).does('assassinate', 'senator:4').does('sendAssassin', 'senator:9').does('strike');
    const heir = who(p, 4).influence;
    const { influence } = who(p, 5);
    allVote(p, 'aye');
    expect(p.g.laws).toEqual([CALPURNIAN]);
    expect([who(p, 4).influence, who(p, 5).influence]).toEqual([heir, influence + 1]);
  });
});
/** A Law of seat 1 that has its Sponsors. */
const waits = (g: Rome): void => {
  const proposal = { t: 'law', card: CALPURNIAN, repeals: '', sponsor: 'senator:1', coSponsor: 'senator:2' } as const;
  g.advanced!.laws = { brought: [CALPURNIAN], waiting: [{ by: 1, proposal }] };
};
