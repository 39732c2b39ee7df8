/** What the service worker asks of a page: where it is, before it shows a push, and to go where somebody has pressed one. */
export const answerWorker = ({ data, ports }: MessageEvent<{ readonly t?: string; readonly hash?: string }>): void => {
  if (data.t === 'where') ports[0]?.postMessage(location.hash);
  if (data.t === 'go' && data.hash !== undefined) location.hash = data.hash;
};
