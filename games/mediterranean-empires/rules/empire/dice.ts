import type { Cx } from '@tabularium/kernel';

export const dice = <G>(cx: Cx<G>, n: number): number[] => Array.from({ length: n }, () => cx.d6());
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
