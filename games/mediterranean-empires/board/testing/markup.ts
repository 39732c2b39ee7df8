/** Renders a drawing as text: components without state are called, elements are written out. */
import type { ComponentChild, VNode } from 'preact';

const isNode = (child: unknown): child is VNode<Record<string, unknown>> =>
  typeof child === 'object' && child !== null && 'props' in child;

export const markup = (child: ComponentChild | readonly ComponentChild[]): string => {
  if (child === null || child === undefined || typeof child === 'boolean') return '';
  if (Array.isArray(child)) return child.map((c: ComponentChild) => markup(c)).join('');
  if (typeof child === 'string' || typeof child === 'number') return String(child);
  if (!isNode(child)) throw new Error('neither a text nor an element');
  const { type, props } = child;
  if (typeof type === 'function') return markup((type as (p: object) => ComponentChild)(props));
  const { children, ...attributes } = props;
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${type}${written.join('')}>${markup(children as ComponentChild)}</${type}>`;
};
