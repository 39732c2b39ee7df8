/** The built client, held in memory. Only files in this list can be requested, whatever the path says. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Context } from 'hono';

/** The endings of compressed files, as the build names them. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENDINGS;

interface File {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer<ArrayBuffer>;
  /** The compressed versions that the build has written. None where compression saves nothing. */
  readonly packed: { readonly [encoding in Encoding]?: Buffer<ArrayBuffer> };
}

export type Files = ReadonlyMap<string, File>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

export const readFiles = (folder: string): Files => {
  const files = new Map<string, File>();
  if (!existsSync(folder)) return files;
  for (const name of globSync('**/*.*', { cwd: folder })) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    const body = readFile(join(folder, name));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    files.set(`/${name.replaceAll('\\', '/')}`, { type, etag, body, packed: packedBeside(join(folder, name)) });
  }
  return files;
};

const readFile = (file: string): Buffer<ArrayBuffer> => Buffer.from(readFileSync(file));

/** The compressed versions beside the file. */
const packedBeside = (file: string): File['packed'] =>
  Object.fromEntries(
    Object.entries(ENDINGS).flatMap(([encoding, ending]) =>
      existsSync(file + ending) ? [[encoding, readFile(file + ending)]] : [],
    ),
  );

/** The client is one page. Its own addresses come after the `#` and are never sent to the server. */
const PAGE = '/index.html';
const YEAR = 'public, max-age=31536000, immutable';

export const fileFor = (c: Context, files: Files): Response | undefined => {
  const { path } = c.req;
  const file = files.get(path === '/' ? PAGE : path);
  if (!file) return undefined;
  c.header('ETag', file.etag);
  // Names of built files contain a hash of their content.
  c.header('Cache-Control', path.startsWith('/assets/') ? YEAR : 'no-cache');
  if (c.req.header('If-None-Match') === file.etag) return c.body(null, 304);
  return whole(c, file);
};

/** The page for an address that does not exist. */
export const pageFor = (c: Context, files: Files): Response | undefined => {
  const page = c.req.header('Accept')?.includes('text/html') ? files.get(PAGE) : undefined;
  if (!page) return undefined;
  c.status(404);
  c.header('Cache-Control', 'no-cache');
  return whole(c, page);
};

const whole = (c: Context, file: File): Response => {
  c.header('Vary', 'Accept-Encoding');
  c.header('Content-Type', file.type);
  return c.body(packed(c, file));
};

const packed = (c: Context, file: File): Buffer<ArrayBuffer> => {
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((e) => file.packed[e] && new RegExp(`\\b${e}\\b`).test(accepted));
  if (!encoding) return file.body;
  c.header('Content-Encoding', encoding);
  return file.packed[encoding]!;
};
