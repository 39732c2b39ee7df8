/** Votes that are open: what is proposed, who has said what, and one's own voice. */
import type { Seat } from '@tabularium/kernel';
import type { VoteInfo } from '@tabularium/protocol';
import { Icon } from '@tabularium/parts/marks';
import { useState } from 'preact/hooks';
import type { Figure } from '../games/game-ui.ts';
import type { Answer, Screen, TableSource } from '../source/source.ts';
import { nameOf } from '../table/name-of.ts';
import { until } from '../ui/time.ts';
import type { Words } from '../words/words.ts';
import { proposed } from './sentences.ts';
import { useVoteWords } from './use-vote-words.ts';
import './votes.css';

interface Props {
  readonly source: TableSource;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  /** Looks back to a point that is proposed. */
  readonly onLook: (at: number) => void;
}

export const OpenVotes = (props: Props) => {
  const words = useVoteWords();
  const { votes = [] } = props.screen.table;
  if (!words) return null;
  return (
    <>
      {votes.map((vote) => (
        <OpenVote key={vote.id} {...props} vote={vote} words={words} />
      ))}
    </>
  );
};

type Say = 'agree' | 'refuse' | 'none';
const saidBy = ({ agreed, refused }: VoteInfo, seat: Seat): Say =>
  agreed.includes(seat) ? 'agree' : refused.includes(seat) ? 'refuse' : 'none';

const OpenVote = ({
  source,
  screen,
  figures,
  vote,
  words,
  onLook,
}: Props & { readonly vote: VoteInfo; readonly words: Words }) => {
  const { t, speaker, language } = words;
  const [refused, setRefused] = useState('');
  const { eye } = screen;
  const name = (seat: Seat): string => nameOf(screen, seat, figures, t('ui.seatN', { n: seat + 1 }));
  const { about } = vote;
  const whom = 'seat' in about && about.seat !== undefined ? name(about.seat) : '';
  const isMine = vote.by === eye;
  const own = typeof eye === 'number' ? saidBy(vote, eye) : 'none';
  const hasVoice = typeof eye === 'number' && screen.table.seats[eye]?.kind === 'human' && vote.voices.includes(eye);
  const say = (what: Say): void =>
    void source.voice(vote.id, what).then((no: Answer) => setRefused(no ? speaker.say(no.reason) : ''));
  const what = proposed(words, about, whom, true);
  return (
    <section class="vote" aria-label={`${t('ui.vote.title')}: ${what}`}>
      <p class="vote-what" role="status">
        <Icon name="handshake" />
        <span>
          <small class="muted">{isMine ? t('ui.vote.byYou') : t('ui.vote.by', { who: name(vote.by) })}</small>
          <b>{what}</b>
        </span>
      </p>
      <ul class="vote-voices">
        {vote.voices.map((seat) => (
          <li key={seat} class={`chip said-${saidBy(vote, seat)}`}>
            <span aria-hidden="true">
              {{ agree: '✓', refuse: '✕', none: '…' }[saidBy(vote, seat)]} {name(seat)}
            </span>
            <span class="sr">{t(`ui.vote.said.${saidBy(vote, seat)}`, { who: name(seat) })}</span>
          </li>
        ))}
        <li class="muted vote-rest">
          {t('ui.vote.needs', {
            n: vote.agreed.filter((seat) => vote.voices.includes(seat)).length,
            enough: vote.enough,
          })}
          {' · '}
          {t('ui.vote.until', { when: until(vote.until, Date.now(), language) })}
        </li>
      </ul>
      <span class="vote-acts">
        {about.kind === 'rewind' && (
          <button type="button" class="btn small ghost" onClick={() => onLook(about.to)}>
            {t('ui.vote.look')}
          </button>
        )}
        {isMine && (
          <button type="button" class="btn small" onClick={() => say('none')}>
            {t('ui.vote.withdraw')}
          </button>
        )}
        {hasVoice && !isMine && own !== 'none' && (
          <button type="button" class="btn small ghost" onClick={() => say('none')}>
            {t('ui.vote.none')}
          </button>
        )}
        {hasVoice && !isMine && own !== 'refuse' && (
          <button type="button" class="btn small" onClick={() => say('refuse')}>
            {t('ui.vote.refuse')}
          </button>
        )}
        {hasVoice && !isMine && own !== 'agree' && (
          <button type="button" class="btn small primary" onClick={() => say('agree')}>
            {t('ui.vote.agree')}
          </button>
        )}
      </span>
      {refused && (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
    </section>
  );
};
