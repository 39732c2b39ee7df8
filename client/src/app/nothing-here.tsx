import type { ComponentChildren } from 'preact';
import { useT } from '../words/words.ts';
import { formatRoute } from './route.ts';
import { TopBar } from './top-bar.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  /** What else can be done, beside going home. */
  readonly children?: ComponentChildren;
}

/** Shown for an address that leads nowhere, with a link to the home page. */
export const NothingHere = ({ title, text, children }: Props) => {
  const t = useT();
  return (
    <>
      <TopBar />
      <main class="wrap">
        <h1 class="title">{title}</h1>
        <p class="lead">{text}</p>
        <p>
          <a class="btn" href={formatRoute({ at: 'home' })}>
            {t('ui.home')}
          </a>{' '}
          {children}
        </p>
      </main>
    </>
  );
};
