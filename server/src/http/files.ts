/** The built client, held in memory: what is not in the list cannot be asked for, whatever the path says. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';

interface File {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer<ArrayBuffer>;
  /** Packed when first asked for. */
  packed: { [encoding in 'br' | 'gzip']?: Buffer<ArrayBuffer> };
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
    const body = Buffer.from(readFileSync(join(folder, name)));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    files.set(`/${name.replaceAll('\\', '/')}`, { type, etag, body, packed: {} });
  }
  return files;
};

/** The client is one page; its places come after the `#` and never get here. */
const PAGE = '/index.html';
const YEAR = 'public, max-age=31536000, immutable';

export const fileFor = (c: Context, files: Files): Response | undefined => {
  const { path } = c.req;
  const file = files.get(path === '/' ? PAGE : path);
  if (!file) return undefined;
  c.header('ETag', file.etag);
  // Built names carry the hash of what is in them.
  c.header('Cache-Control', path.startsWith('/assets/') ? YEAR : 'no-cache');
  if (c.req.header('If-None-Match') === file.etag) return c.body(null, 304);
  return whole(c, file);
};

/** Somebody who typed an address wrong is shown a page that says so. */
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

const SMALL = 1024;
const packed = (c: Context, file: File): Buffer<ArrayBuffer> => {
  const accepted = c.req.header('Accept-Encoding') ?? '';
  if (file.body.length < SMALL || /^(image\/png|font)/.test(file.type)) return file.body;
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return file.body;
  c.header('Content-Encoding', encoding);
  file.packed[encoding] ??= Buffer.from(encoding === 'br' ? brotli(file.body) : gzipSync(file.body));
  return file.packed[encoding];
};

const brotli = (body: Buffer): Buffer =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
