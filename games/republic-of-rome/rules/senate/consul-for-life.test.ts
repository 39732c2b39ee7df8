import { describe, expect, test } from 'vitest';
import { mayRevolt } from '../revolution/declaration.ts';
import { payFromState } from '../rome/bankruptcy.ts';
import { killSenator } from '../rome/death.ts';
import { comeHome } from '../rome/home.ts';
import { decider } from '../rome/hrao.ts';
import { senator } from '../rome/senators.ts';
import { changeInfluence } from '../rome/standing.ts';
import { table } from '../testing/bare.ts';
import { agreed } from '../testing/agreements.ts';
import { gives, inSenate, type Meeting, onVote, RAISE, result, sitting, voting, who } from '../testing/meeting.ts';
import { maybeConsulForLife } from './consul-for-life.ts';
import { censorStep, dictatorElection } from './elections/steps.ts';
import { business } from './other-business.ts';
import { hrao } from '../rome/hrao.ts';
import { kindsNow } from './proposals.ts';
import { newWar } from '../wars/wars.ts';
import { revolts } from '../testing/people.ts';

const life = (patch: (g: Meeting['g']) => void = () => {}): Meeting =>
  onVote({ t: 'consul-for-life', nominee: 'senator:4' }, (g) => {
    senator(g, 'senator:4').influence = 21;
    patch(g);
  });
const sat = () => {
  const t = table();
  while (t.g.factions.length > 3) t.g.factions.pop();
  sitting(t.g);
  return t;
};

describe('elected', () => {
  test('[1.09.821-a][1.09.82-a] anybody in Rome with 21 Influence, once there are Consuls; nominated by the PM or by Tribune', () => {
    const p = inSenate(business, undefined, (g) => {
      senator(g, 'senator:4').influence = 21;
      senator(g, 'senator:5').influence = 20;
      Object.assign(senator(g, 'senator:6'), { influence: 30, at: 'province:sicilia' });
      gives(g, 2, 'card:38');
    });
    expect(kindsNow(p.g, 0, 'presiding')).toContain('consul-for-life');
    p.as(2).does('proposeByTribune', 'card:38').does('propose', 'kind:consul-for-life');
    p.refuses('nominate', 'senator:5').refuses('nominate', 'senator:6').does('nominate', 'senator:4');
    voting(p, 'aye', 'aye', 'aye');
    expect(who(p, 4).consulForLife).toBe(true);
    expect(decider(p.g, 0)).toBe(1);
    const early = inSenate(business, undefined, (g) => {
      senator(g, 'senator:4').influence = 21;
      g.senate.filled.consuls = false;
    });
    expect(kindsNow(early.g, 0, 'presiding')).not.toContain('consul-for-life');
  });
  test('[1.09.821-b] not while the Censor presides over Prosecutions, but during the elections', () => {
    const p = life();
    p.change((g) => {
      g.senate.step = 'prosecutions';
    });
    expect(kindsNow(p.g, 0, 'tribune')).toEqual([]);
    const q = inSenate(dictatorElection, undefined, (g) => {
      g.senate.step = 'dictator';
      g.senate.filled.censor = false;
      senator(g, 'senator:4').influence = 21;
      g.wars = [newWar('war:1', 'active', false)];
    });
    q.as(0).does('nominateForLife', 'senator:4');
    expect(q.g.senate.floors[0]!.proposal.t).toBe('consul-for-life');
  });
  describe('[1.09.821-a] before Prosecutions, when no Dictator is possible and one only can be Censor', () => {
    const beforeCensor = (patch: (g: Meeting['g']) => void = () => {}): Meeting =>
      inSenate(censorStep, undefined, (g) => {
        g.senate.step = 'censor';
        g.senate.filled.censor = false;
        senator(g, 'senator:5').priorConsul = true;
        senator(g, 'senator:4').influence = 21;
        patch(g);
      });
    test('[1.09.821-a] the PM nominates', () => {
      const p = beforeCensor();
      p.as(0).does('nominateForLife', 'senator:4');
      voting(p, 'abstain', 'nay', 'aye').expectLog('senate.defeated');
      // It may be proposed once: he is not asked again.
      expect(who(p, 5).office).toBe('censor');
    });
    test('[1.09.821-a] or somebody with a Tribune', () => {
      const p = beforeCensor((g) => gives(g, 2, 'card:38'));
      p.as(2).does('proposeByTribune', 'card:38').does('propose', 'kind:consul-for-life').does('nominate', 'senator:4');
      voting(p, 'aye', 'aye', 'aye');
      expect(who(p, 4).consulForLife).toBe(true);
    });
    test('[1.09.4-c] or he goes on, and the Censor is appointed', () => {
      const p = beforeCensor();
      expect(who(p, 5).office).toBe('');
      p.as(0).does('goOn');
      expect(who(p, 5).office).toBe('censor');
    });
    test('[AGR-13][AGR-24] he does not go on while he can keep his promise to nominate one', () => {
      const p = beforeCensor((g) =>
        agreed(g, 7, [[0, 1, { t: 'propose', means: 'presiding', about: { kind: 'consul-for-life', naming: '' } }]]),
      );
      p.as(0).refuses('goOn', undefined, 'no.agreement').does('nominateForLife', 'senator:4');
      voting(p, 'abstain', 'nay', 'aye');
      expect(who(p, 5).office).toBe('censor');
    });
    test('[1.09.821-a] nobody is asked where nobody can be nominated', () => {
      const p = beforeCensor((g) => void (g.senate.lifeProposed = true));
      expect(who(p, 5).office).toBe('censor');
    });
  });
  test('[1.09.821-c] the nominee, whatever his office, adds his Influence to his vote', () => {
    const p = life((g) => {
      senator(g, 'senator:4').office = 'censor';
    });
    p.as(0).does('callClockwise').as(1).does('aye').expectLog('senate.voted', { votes: 29 });
  });
  test('[1.09.821-d] no veto; but a Tribune used for it can be stopped', () => {
    const p = inSenate(business, undefined, (g) => {
      senator(g, 'senator:4').influence = 21;
      gives(g, 2, 'card:38', 'card:39');
      gives(g, 0, 'card:97');
    });
    p.as(2).does('proposeByTribune', 'card:38').as(0).does('pass');
    p.as(2).does('propose', 'kind:consul-for-life').does('nominate', 'senator:4');
    expect(p.as(2).offers('vetoByTribune')).toBeUndefined();
    p.as(0).rolling(2).does('murderTribune', 'senator:2').as(2).does('pass');
    expect(p.g.senate.floors).toEqual([]);
    // It has not been voted on.
    expect(kindsNow(p.g, 0, 'presiding')).toContain('consul-for-life');
  });
  test('[1.09.721-c] if the nominee dies it may not be proposed again', () => {
    const p = life();
    p.as(0).does('callFaction', 'faction:1').as(1).does('aye');
    p.change((g) => g.senate.floors[0]!.dead.push('senator:4'));
    p.as(0).does('callFaction', 'faction:2').as(2).does('aye');
    expect(p.g.senate.lifeProposed).toBe(true);
    expect(who(p, 4).consulForLife).toBe(false);
  });
});

describe('appointed', () => {
  test('[1.09.822-a][amb-15] 35 Influence in Rome, at any time, without the Military Reforms', () => {
    const { cx, g } = sat();
    const s = senator(g, 'senator:4');
    changeInfluence(cx, s, 30);
    expect(s.consulForLife).toBe(false);
    changeInfluence(cx, s, 1);
    expect(s).toMatchObject({ influence: 35, consulForLife: true });
    const law = sat();
    law.g.laws = ['card:108'];
    changeInfluence(law.cx, senator(law.g, 'senator:4'), 40);
    expect(senator(law.g, 'senator:4').consulForLife).toBe(false);
    const away = sat();
    senator(away.g, 'senator:4').at = 'field';
    changeInfluence(away.cx, senator(away.g, 'senator:4'), 40);
    expect(senator(away.g, 'senator:4').consulForLife).toBe(false);
    comeHome(away.cx, senator(away.g, 'senator:4'));
    expect(senator(away.g, 'senator:4').consulForLife).toBe(true);
  });
  test('[1.09.822-b] of several the one with most Influence, then the one whose Faction has most', () => {
    const { cx, g } = sat();
    senator(g, 'senator:4').influence = 35;
    senator(g, 'senator:7').influence = 36;
    maybeConsulForLife(cx);
    expect(senator(g, 'senator:7').consulForLife).toBe(true);
    senator(g, 'senator:4').influence = 36;
    senator(g, 'senator:5').influence = 30;
    maybeConsulForLife(cx);
    expect(senator(g, 'senator:4').consulForLife).toBe(true);
    expect(senator(g, 'senator:7').consulForLife).toBe(false);
  });
  test('[1.09.822-b][amb-15] one who has left Rome since is displaced by a higher one only', () => {
    const { cx, g } = sat();
    Object.assign(senator(g, 'senator:7'), { influence: 40, consulForLife: true, at: 'field' });
    senator(g, 'senator:4').influence = 34;
    changeInfluence(cx, senator(g, 'senator:4'), 1);
    expect(senator(g, 'senator:7').consulForLife).toBe(true);
    changeInfluence(cx, senator(g, 'senator:4'), 6);
    expect([senator(g, 'senator:4').consulForLife, senator(g, 'senator:7').consulForLife]).toEqual([true, false]);
  });
  test('[1.09.822-c] nothing comes between the gain and the appointment', () => {
    const { cx, g, said } = sat();
    senator(g, 'senator:4').influence = 34;
    changeInfluence(cx, senator(g, 'senator:4'), 1);
    expect(said()).toEqual(['life.automatic']);
  });
  test('[1.09.822-d][amb-143] he displaces one who was elected, and control passes', () => {
    const p = life((g) => {
      senator(g, 'senator:7').influence = 34;
    });
    voting(p, 'aye', 'aye', 'aye');
    expect(decider(p.g, 0)).toBe(1);
    const { cx, g } = sat();
    senator(g, 'senator:4').consulForLife = true;
    senator(g, 'senator:7').influence = 34;
    changeInfluence(cx, senator(g, 'senator:7'), 1);
    expect([senator(g, 'senator:4').consulForLife, senator(g, 'senator:7').consulForLife]).toEqual([false, true]);
    expect(decider(g, 0)).toBe(2);
  });
});

test('[1.09.822-d][own-6] nobody who is elected displaces one who was appointed, whatever has become of him since', () => {
  const appointed = (patch: (g: Meeting['g']) => void): Meeting => {
    const p = life((g) => {
      Object.assign(senator(g, 'senator:5'), { influence: 36, consulForLife: true });
      patch(g);
    });
    p.as(1).does('callClockwise');
    for (let n = 0; n < 3; n++) p.as(1).does('aye');
    return p;
  };
  for (const p of [
    appointed((g) => void (senator(g, 'senator:5').at = 'field')),
    appointed((g) => void g.laws.push('card:108')),
    appointed((g) => void (senator(g, 'senator:5').influence = 31)),
  ]) {
    expect([who(p, 4).consulForLife, who(p, 5).consulForLife]).toEqual([false, true]);
  }
});

describe('what it means', () => {
  const ruled = (g: Meeting['g']): void => {
    senator(g, 'senator:4').consulForLife = true;
  };
  test('[1.09.823-a] his player takes all decisions of the others, in the Senate Phase only', () => {
    const p = onVote(RAISE, ruled);
    expect(p.waitingFor).toEqual([1]);
    p.as(1).does('callClockwise');
    for (let n = 0; n < 3; n++) {
      expect(p.waitingFor).toEqual([1]);
      p.as(1).does('aye');
    }
    p.change((g) => {
      g.phase = 'combat';
    });
    expect(decider(p.g, 2)).toBe(2);
  });
  test('[1.09.823-b] until he dies', () => {
    const { cx, g } = sat();
    ruled(g);
    expect(decider(g, 0)).toBe(1);
    killSenator(cx, senator(g, 'senator:4'), 'assassination');
    expect(decider(g, 0)).toBe(0);
  });
  test('[1.09.823-c] it is no office: he is neither HRAO nor PM by it', () => {
    const { g } = sat();
    ruled(g);
    expect(hrao(g)?.id).toBe('senator:1');
    expect(senator(g, 'senator:4').office).toBe('');
  });
  test('[1.09.823-d] whoever has looked into other hands cannot take back the vote that opened them', () => {
    const p = onVote({ t: 'consul-for-life', nominee: 'senator:4' });
    p.as(0).does('callFaction', 'faction:0').does('aye').does('callFaction', 'faction:2').as(2).does('aye');
    p.as(1).does('aye');
    expect(result(p)).toBe('passed');
    expect(p.view(1).factions.map((f) => typeof f.hand)).toEqual(['object', 'object', 'object']);
    expect(p.canUndo(1)).toBe(false);
  });
  test('[1.09.823-d][amb-78] nobody plays the cards of Factions that are ruled', () => {
    const p = onVote(RAISE, (g) => {
      ruled(g);
      gives(g, 2, 'card:38');
    });
    expect(p.waitingFor).toEqual([1]);
    for (const seat of [1, 2]) expect(p.as(seat).offers('vetoByTribune')).toBeUndefined();
  });
  test('[1.09.823-e][1.09.823-i][1.09.14-d] on a Land Bill he can only have them vote for it; his own Faction as he likes', () => {
    const p = onVote({ t: 'land-bill', type: 'I', sponsor: 'senator:4', coSponsor: 'senator:5' }, ruled);
    p.as(1).does('callFaction', 'faction:2');
    p.refuses('nay').refuses('abstain').refuses('split').does('aye');
    p.as(1).does('callFaction', 'faction:1').refuses('abstain').does('nay');
  });
  test('[1.09.823-f][amb-142] he cannot become a Rebel, but a Rebel may be of his Faction', () => {
    const { g } = sat();
    ruled(g);
    expect(mayRevolt(g, senator(g, 'senator:4'), undefined)).toBe(false);
    expect(mayRevolt(g, senator(g, 'senator:5'), undefined)).toBe(true);
    revolts(g, 'senator:5').at = 'field';
    // [amb-142] His player rules the others and the Rebel's Faction, which is his own.
    expect([decider(g, 0), decider(g, 1)]).toEqual([1, 1]);
  });
  test('[1.09.823-h] the Republic may still fall in the turn in which he appears', () => {
    const t = sat();
    t.run((cx) => changeInfluence(cx, senator(cx.g, 'senator:4'), 40));
    expect(senator(t.g, 'senator:4').consulForLife).toBe(true);
    expect(t.ending()).toBeUndefined();
    t.run((cx) => payFromState(cx, 1000));
    expect(t.ending()).toBe('bankruptcy');
  });
  test('[1.09.823-g] the Faction of the Primary Rebel votes for itself', () => {
    const p = onVote(RAISE, (g) => {
      ruled(g);
      revolts(g, 'senator:7').at = 'field';
      g.factions[2]!.attempted = g.turn;
    });
    p.as(1).does('callFaction', 'faction:2');
    expect(p.waitingFor).toEqual([2]);
    p.as(2).does('nay');
  });
});

test('[1.09.822-b][1.09.822-d] one with just as much Influence does not displace a Consul for Life who is away', () => {
  const t = table((g) => {
    Object.assign(senator(g, 'senator:1'), { consulForLife: true, influence: 35, captive: 'barbarians', at: 'field' });
    senator(g, 'senator:2').influence = 35;
  });
  maybeConsulForLife(t.cx);
  expect(t.g.senators.filter((s) => s.consulForLife).map((s) => s.id)).toEqual(['senator:1']);
});
