/** What is proposed, in a few words. */
import type { Proposal } from '@tabularium/protocol';
import { span } from '../ui/time.ts';
import type { Words } from '../words/words.ts';

/** The name of a bot, as far as it has one. */
export const nameOfBot = ({ speaker }: Pick<Words, 'speaker'>, bot: string): string =>
  speaker.knows(`ui.bot.${bot}`) ? speaker.name(`ui.bot.${bot}`) : bot;

/** `whom` is who it is about. The point of a rewind is named only while it can be looked at. */
export const proposed = (words: Words, about: Proposal, whom: string, isOpen = false): string => {
  const { t, language } = words;
  switch (about.kind) {
    case 'pause':
    case 'goOn':
      return t(`ui.vote.about.${about.kind}`);
    case 'extend': {
      const time = span(about.seconds, language);
      return about.seat === undefined
        ? t('ui.vote.about.extendAll', { time })
        : t('ui.vote.about.extend', { time, whom });
    }
    case 'pace':
      return pace(words, about);
    case 'replace':
      if (about.with === 'person') return t('ui.vote.about.replacePerson', { whom });
      return t('ui.vote.about.replaceBot', { whom, bot: nameOfBot(words, about.bot ?? '') });
    case 'rewind':
      return isOpen ? t('ui.vote.about.rewindTo', { at: about.to }) : t('ui.vote.about.rewind');
    case 'end':
      return t(`ui.vote.about.${about.how}`);
    default:
      return about satisfies never;
  }
};

const pace = ({ t, language }: Words, { answerTime, bank }: Extract<Proposal, { readonly kind: 'pace' }>): string => {
  if (answerTime === null) return t('ui.vote.about.paceNone');
  const time = span(answerTime, language);
  if (bank === undefined) return t('ui.vote.about.pace', { time });
  return bank === 0
    ? t('ui.vote.about.paceNoBank', { time })
    : t('ui.vote.about.paceBank', { time, bank: span(bank, language) });
};

/** Those who did something, one after another. */
export const listOf = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language).format(names);
