/** Senators under their Factions, as cards to choose from. */
import { Icon, Mark } from '@tabularium/parts/kit';
import type { Say, SeatLook } from '@tabularium/parts/web';
import type { Senator } from '../../../rules/game.ts';
import { factionRef } from '../../../rules/ids.ts';
import { allFactions } from '../../../rules/rome/players.ts';
import { isInRome, isLeader, military, votesOf } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { signed } from '../../parts.tsx';
import { inWords, type Standing, whereabouts, whyNotHim } from '../standing.ts';
import { lookOf } from '../../looks.ts';

interface Props {
  readonly view: RomeView;
  readonly say: Say;
  readonly looks: readonly SeatLook[];
  readonly label: string;
  readonly standing: (s: Senator) => Standing;
  /** "I" and "II", or a mark, on those who are chosen. */
  readonly place: (s: Senator) => string | undefined;
  readonly note?: (s: Senator) => string | undefined;
  /** Why he is not among those who may be chosen, where the form knows more than where he is. */
  readonly why?: (s: Senator) => string | undefined;
  /** Influence and votes alone, where there is little room. */
  readonly brief?: boolean;
  readonly onPress: (s: Senator, standing: Standing) => void;
}

/** Those who may be chosen or are first, then those in Rome; as they stand on the table otherwise. */
const inOrder = (all: readonly Senator[], { standing, place }: Props): Senator[] => {
  const rank = (s: Senator): number => (place(s) !== undefined || standing(s).isOffered ? 0 : isInRome(s) ? 1 : 2);
  return [...all].sort((a, b) => rank(a) - rank(b));
};

export const Candidates = (props: Props) => {
  const { view, say, looks, label } = props;
  return (
    <section class="candidates" aria-label={label}>
      {allFactions(view).map((faction) => (
        <div key={faction}>
          <h3>
            <Mark look={lookOf(view, looks, faction)} />
            {say(factionRef(faction))}
          </h3>
          <ul>
            {inOrder(
              view.senators.filter((s) => s.faction === faction),
              props,
            ).map((s) => (
              <li key={s.id}>
                <Candidate {...props} senator={s} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};

const Candidate = ({
  view,
  say,
  senator: s,
  standing,
  place,
  note,
  why: known,
  brief,
  onPress,
}: Props & { readonly senator: Senator }) => {
  const how = standing(s);
  const chosen = place(s);
  const isOut = chosen === undefined && !how.isOffered;
  const why = isOut ? ((how.reason ? undefined : known?.(s)) ?? whyNotHim(view, s, how, say)) : undefined;
  const held = isOut && how.reason !== undefined;
  const state = chosen !== undefined ? 'chosen' : held ? 'no held' : how.isOffered ? '' : 'no';
  const small = why ?? note?.(s) ?? whereabouts(view, s, say);
  const numbers = [
    ...(brief ? [] : [['board.mil', military(view, s)] as const]),
    ['board.inf', s.influence] as const,
    ...(brief ? [] : [['form.pop', signed(s.popularity)] as const]),
    ['form.votes', isInRome(s) ? votesOf(view, s) : 0] as const,
  ];
  return (
    <button
      type="button"
      class={`candidate ${state}`}
      data-option={s.id}
      aria-pressed={chosen !== undefined}
      aria-disabled={state.startsWith('no')}
      onClick={() => onPress(s, how)}
    >
      <b>
        {say(s.id)} {isLeader(view, s) && <Icon name="laurel" label={say('board.leader')} />}
      </b>
      {chosen !== undefined && chosen !== '' && <span class="place">{chosen}</span>}
      {held && <Icon name="lock" label={inWords(say, how.reason) ?? ''} />}
      <span class="nn">
        {numbers.map(([k, n]) => (
          <span key={k}>
            <i>{say(k)}</i> {n}
          </span>
        ))}
      </span>
      {small !== undefined && <small>{small}</small>}
    </button>
  );
};
