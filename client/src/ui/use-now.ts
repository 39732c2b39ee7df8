import { useEffect, useState } from 'preact/hooks';

/** The time, brought up to date every so many milliseconds, and at once when `anew` changes. */
export const useNow = (everyMs: number, anew?: unknown): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, anew]);
  return now;
};
