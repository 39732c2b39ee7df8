import type { Cx } from '@tabularium/kernel';

export const dice = <G>(cx: Cx<G>, n: number): number[] => {
  const rolled: number[] = [];
  for (let i = 0; i < n; i++) rolled.push(cx.d6());
  return rolled;
};
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
