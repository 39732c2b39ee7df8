/** Puts what was found into verdicts, for people and for programs. */
import { type Accepted, reasonFor } from './accepted.ts';
import type { Drawn } from './draw.ts';
import { type Entry, killsIn, type Rank } from './journal.ts';

export interface Verdict extends Omit<Drawn, 'id' | 'start' | 'end'> {
  readonly verdict: 'killed' | 'survived' | 'equivalent';
  /** The closest test that noticed, how close it is, and what it said. */
  readonly by?: { readonly test: string; readonly rank: Rank; readonly how: string };
  /** Whether any test comes to the guard at all. */
  readonly isReached: boolean;
  readonly reason?: string;
}

export interface Report {
  readonly game: string;
  readonly seed: number;
  readonly drawn: number;
  readonly killed: number;
  /** How many of the killed were noticed by a test that cites the rule, by one beside the file, by another. */
  readonly killedBy: Readonly<Record<Rank, number>>;
  readonly survived: number;
  readonly equivalent: number;
  /** Killed, of those that change anything, in per cent. */
  readonly score: number;
  readonly brokenTests: readonly string[];
  readonly verdicts: readonly Verdict[];
}

export const verdictsOf = (faults: readonly Drawn[], entries: readonly Entry[], accepted: Accepted): Verdict[] => {
  const kills = killsIn(entries);
  const reached = new Set(entries.flatMap((e) => (e.t === 'reached' ? [e.id] : [])));
  return faults.map(({ id, start: _start, end: _end, ...fault }): Verdict => {
    const kill = kills.get(id);
    const isReached = reached.has(id);
    if (kill) {
      const { test, rank, how } = kill;
      return { ...fault, verdict: 'killed', isReached, by: { test, rank, how } };
    }
    const reason = reasonFor(accepted, fault.key);
    return reason === undefined
      ? { ...fault, verdict: 'survived', isReached }
      : { ...fault, verdict: 'equivalent', isReached, reason };
  });
};

export const reportOf = (
  { game, seed }: { game: string; seed: number },
  verdicts: readonly Verdict[],
  entries: readonly Entry[],
): Report => {
  const count = (verdict: Verdict['verdict']): number => verdicts.filter((v) => v.verdict === verdict).length;
  const by = (rank: Rank): number => verdicts.filter((v) => v.by?.rank === rank).length;
  const [killed, survived] = [count('killed'), count('survived')];
  return {
    game,
    seed,
    drawn: verdicts.length,
    killed,
    killedBy: { citing: by('citing'), beside: by('beside'), other: by('other') },
    survived,
    equivalent: count('equivalent'),
    score: killed + survived === 0 ? 100 : Math.round((1000 * killed) / (killed + survived)) / 10,
    brokenTests: [...new Set(entries.flatMap((e) => (e.t === 'broken' ? [e.test] : [])))],
    verdicts,
  };
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

export const formatReport = (report: Report): string => {
  const lines = report.verdicts
    .filter((v) => v.verdict === 'survived')
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
    .flatMap((v) => [
      `${v.file}:${v.line} ${v.kind}${v.isReached ? '' : ' (reached by no test)'}  [${v.statements.join(', ')}]`,
      `    ${oneLine(v.text)}`,
      `    => ${oneLine(v.becomes)}`,
    ]);
  const { killedBy } = report;
  for (const test of report.brokenTests) lines.push(`fails without any fault: ${test}`);
  lines.push(
    `${report.game}, seed ${report.seed}: ${report.drawn} faults, ${report.killed} killed (${killedBy.citing} by a test that cites the rule, ${killedBy.beside} by one beside the file, ${killedBy.other} by another), ${report.survived} survived, ${report.equivalent} change nothing: ${report.score} %`,
  );
  return lines.join('\n');
};
