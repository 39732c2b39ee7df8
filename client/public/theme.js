// Before anything is drawn: the theme and the motion somebody chose, so that nothing flashes.
(() => {
  const root = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('tabularium.settings') ?? '{}');
  } catch {
    // A browser that keeps nothing gets the defaults.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = chosen.theme === 'light' || chosen.theme === 'dark' ? chosen.theme : dark ? 'dark' : 'light';
  if (chosen.motion === 'off') root.dataset.motion = 'off';
  if (typeof chosen.language === 'string') root.lang = chosen.language;
})();
