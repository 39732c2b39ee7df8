import { render } from 'preact';
import { App } from './app/app.tsx';
import { keep, readKept } from './app/kept.ts';
import { applySettings } from './app/settings.ts';
import { answerWorker } from './notices/from-worker.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/top.css';
import './styles/home.css';
import './styles/new-table.css';
import './styles/table.css';
import './styles/question.css';
import './styles/panel.css';

/** A part of the program cannot be loaded because the server has a newer release: reload, but not again and again, and not without a network. */
const PATIENCE_MS = 60_000;
addEventListener('vite:preloadError', () => {
  if (!navigator.onLine || Date.now() - readKept('reloaded', 0) < PATIENCE_MS) return;
  keep('reloaded', Date.now());
  location.reload();
});

applySettings();
render(<App />, document.getElementById('app')!);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('message', answerWorker);
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Without it everything works except playing offline.
    });
  });
}
