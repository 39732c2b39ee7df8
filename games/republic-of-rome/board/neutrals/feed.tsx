/** Why they did that: what happens next, before it does, and what has happened, the newest first, each with its reasons. */
import type { Because, Candidate, Msg } from '@tabularium/kernel';
import { Seg } from '@tabularium/parts/kit';
import { steady } from '@tabularium/parts/web';
import { useMemo, useState } from 'preact/hooks';
import { type FactionId, factionRef } from '../../rules/ids.ts';
import { lookOf } from '../looks.ts';
import { Icon, Mark } from '../parts.tsx';
import type { SheetProps } from '../props.ts';
import { moveIn } from './lines.ts';
import { inOrder, movesIn, pieces, type Told } from './moves.ts';

type Props = Pick<SheetProps, 'view' | 'say' | 'looks' | 'me' | 'record'>;
type Say = SheetProps['say'];
/** How many are shown at first, and of each how many that were ruled out. */
const MOVES = 30;
const RULED_OUT = 4;

const Sentence = ({ m, say }: { readonly m: Msg; readonly say: Say }) => (
  <>
    {pieces(m, say).map((p, i) =>
      typeof p === 'string' ? (
        p
      ) : (
        <b key={i} data-read={p.ref}>
          {p.text}
        </b>
      ),
    )}
  </>
);

/** What was left has a tick; of the others, what ruled them out. */
const Candidates = ({ of, say }: { readonly of: readonly Candidate[]; readonly say: Say }) => {
  const [isLong, setLong] = useState(false);
  const all = inOrder(of);
  const left = all.filter((c) => !c.out).length;
  const shown = isLong ? all : all.slice(0, left + RULED_OUT);
  return (
    <ul class="cands" aria-label={say('solo.candidates')}>
      {shown.map((c) => (
        <li key={c.ref} class={c.out ? 'chip' : 'chip gold'}>
          {!c.out && <Icon name="check" />}
          {say(c.ref)}
          {c.out ? `: ${say(c.out.k, c.out.a ?? {})}` : <span class="sr"> ({say('solo.left')})</span>}
        </li>
      ))}
      {shown.length < all.length && (
        <li>
          <button type="button" class="chip" onClick={() => setLong(true)}>
            {say('solo.more', { n: all.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  );
};

const Reasons = ({ of, say }: { readonly of: Because; readonly say: Say }) => (
  <>
    <ul class="by" aria-label={say('solo.reasons')}>
      <li>
        <Sentence m={of.by} say={say} />
      </li>
    </ul>
    {of.candidates.length > 0 && <Candidates of={of.candidates} say={say} />}
  </>
);

interface ItemProps extends Pick<Props, 'view' | 'say' | 'looks'> {
  readonly does: Msg;
  readonly because: Because | undefined;
  readonly faction: FactionId | undefined;
  readonly isNext?: boolean;
}

const Item = steady(({ view, say, looks, does, because, faction, isNext = false }: ItemProps) => (
  <li class={isNext ? 'next' : ''} {...(isNext && { 'aria-current': 'step' as const })}>
    {faction === undefined || faction < 0 ? <Icon name="scales" /> : <Mark look={lookOf(view, looks, faction)} />}
    <div>
      <p>
        {isNext && <span class="nextup">{say('solo.next')} </span>}
        <Sentence m={does} say={say} />
      </p>
      {because && <Reasons of={because} say={say} />}
    </div>
  </li>
));

export const Feed = (props: Props) => {
  const { view, say, looks, me, record = [] } = props;
  const [shows, setShows] = useState<'reasons' | 'moves'>('reasons');
  const [isLong, setLong] = useState(false);
  const done = useMemo(() => movesIn(view, record), [view, record]);
  const next = moveIn(view);
  const shown: readonly Told[] = isLong ? done : done.slice(0, MOVES);
  const why = (because: Because): Because | undefined => (shows === 'reasons' ? because : undefined);
  const dominant = view.neutrals!.dominant;
  return (
    <section class="rr-why" aria-label={say('solo.why')}>
      <header>
        <h3 class="h4">{say('solo.why')}</h3>
        <Seg
          label={say('solo.shows')}
          value={shows}
          of={[
            { value: 'reasons', label: say('solo.reasons') },
            { value: 'moves', label: say('solo.movesOnly') },
          ]}
          onChange={setShows}
        />
      </header>
      <div class="feed" tabIndex={0} role="region" aria-label={say('solo.moves')}>
        <ol>
          {next && (
            <Item
              key="next"
              view={view}
              say={say}
              looks={looks}
              does={next.does}
              because={why(next.because)}
              faction={next.faction}
              isNext
            />
          )}
          {shown.map(({ key, does, because, faction }) => (
            <Item key={key} view={view} say={say} looks={looks} does={does} because={why(because)} faction={faction} />
          ))}
        </ol>
        {!next && done.length === 0 && <p class="none">{say('solo.nothingYet')}</p>}
        {shown.length < done.length && (
          <button type="button" class="btn ghost small" onClick={() => setLong(true)}>
            {say('solo.earlier', { n: done.length - shown.length })}
          </button>
        )}
      </div>
      <footer>
        <Icon name="scales" />
        {dominant === me
          ? say('solo.youDecide')
          : say('solo.decides', { faction: factionRef(view.neutrals!.players[dominant]!) })}
      </footer>
    </section>
  );
};
