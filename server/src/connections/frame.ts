/** A text as one whole WebSocket frame, unmasked as a server sends it (RFC 6455, 5.2). */
const FIN_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = length < TWO_BYTES ? 2 : length < 0x10000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FIN_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
  frame.write(text, head);
  return frame;
};
