/** Renders a drawing as text: components without state are called, elements are written out. */
import type { ComponentChild, VNode } from 'preact';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const isNode = (child: ComponentChild): child is VNode<Record<string, unknown>> =>
  typeof child === 'object' && child !== null && 'props' in child;

export const markup = (child: ComponentChild | readonly ComponentChild[]): string => {
  if (child === null || child === undefined || typeof child === 'boolean') return '';
  if (Array.isArray(child)) return child.map((c: ComponentChild) => markup(c)).join('');
  if (!isNode(child as ComponentChild)) return escape(`${child as string | number}`);
  const { type, props } = child as VNode<Record<string, unknown>>;
  if (typeof type === 'function') return markup((type as (p: object) => ComponentChild)(props));
  const attributes = Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null && value !== false)
    .map(([name, value]) => ` ${name}="${escape(`${value as string | number}`)}"`);
  return `<${type as string}${attributes.join('')}>${markup(props['children'] as ComponentChild)}</${type as string}>`;
};
