/** Which addresses belong to the open internet. All others may be machines that only this server can reach. */
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Special-purpose ranges of IPv4 (IANA), in which nobody receives what was sent over the internet. */
const NOT_PUBLIC_4: readonly (readonly [net: string, bits: number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // behind the NAT of a provider
  ['127.0.0.0', 8], // this machine
  ['169.254.0.0', 16], // this link; the metadata of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocols
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays of 6to4
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // many at once
  ['240.0.0.0', 4], // reserved; everybody at once
];

/** Of IPv6, global addresses alone: neither this machine, link or site, nor IPv4 in other clothes (mapped, NAT64). */
const GLOBAL_6 = ['2000::', 3] as const;
const NOT_PUBLIC_6: readonly (readonly [net: string, bits: number])[] = [
  ['2001::', 23], // protocols, and tunnels (Teredo)
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // tunnels that name an IPv4 address (6to4)
  ['3fff::', 20], // documentation
];

const listOf = (family: 'ipv4' | 'ipv6', nets: readonly (readonly [string, number])[]): BlockList => {
  const list = new BlockList();
  for (const [net, bits] of nets) list.addSubnet(net, bits, family);
  return list;
};

const notPublic4 = listOf('ipv4', NOT_PUBLIC_4);
const notPublic6 = listOf('ipv6', NOT_PUBLIC_6);
const global6 = listOf('ipv6', [GLOBAL_6]);

/** Where this machine itself answers: what listens there may trust what comes from the machine. */
const isOwn = (address: string): boolean =>
  Object.values(networkInterfaces()).some((all = []) => all.some((own) => own.address === address));

/** Is this the numeric address of another machine on the open internet? */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !notPublic4.check(address, 'ipv4') && !isOwn(address);
    case 6:
      return global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6') && !isOwn(address);
    default:
      return false;
  }
};
