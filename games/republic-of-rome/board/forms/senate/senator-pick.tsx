/** One Senator out of many in a row of a table: a list by Faction, in which those who may not be named say why. */
import type { Asked } from '@tabularium/kernel';
import type { Say } from '@tabularium/parts/web';
import type { Senator } from '../../../rules/game.ts';
import { factionRef } from '../../../rules/ids.ts';
import { allFactions } from '../../../rules/rome/players.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { standingOf, whyNotHim } from '../standing.ts';

interface Props {
  readonly asked: Asked<RomeView>;
  readonly verb: string;
  readonly label: string;
  readonly value: string;
  readonly say: Say;
  /** Beside his name: what he holds, what he would have. */
  readonly note?: (s: Senator) => string | undefined;
  /** Those of no Faction as well. */
  readonly unaligned?: boolean;
  /** Whom to leave out: he is named elsewhere in the form. */
  readonly without?: readonly string[];
  /** The words for nobody. */
  readonly none: string;
  readonly onChange: (id: string) => void;
}

export const SenatorPick = (props: Props) => {
  const { asked, verb, label, value, say, note, unaligned, without = [], none, onChange } = props;
  const { view } = asked;
  const group = (name: string, faction: number) => {
    const all = view.senators.filter((s) => s.faction === faction && !without.includes(s.id));
    if (all.length === 0) return null;
    return (
      <optgroup key={faction} label={name}>
        {all.map((s) => {
          const standing = standingOf(asked, verb, s.id);
          const why = whyNotHim(view, s, standing, say) ?? note?.(s);
          return (
            <option key={s.id} value={s.id} disabled={!standing.isOffered && s.id !== value}>
              {why === undefined ? say(s.id) : `${say(s.id)} · ${why}`}
            </option>
          );
        })}
      </optgroup>
    );
  };
  return (
    <select
      class={`senator-pick ${value === '' ? '' : 'chosen'}`}
      aria-label={label}
      value={value}
      onChange={(e) => onChange(e.currentTarget.value)}
    >
      <option value="">{none}</option>
      {allFactions(view).map((f) => group(say(factionRef(f)), f))}
      {unaligned && group(say('form.noFaction'), -1)}
    </select>
  );
};
