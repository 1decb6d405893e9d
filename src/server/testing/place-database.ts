/** A value of a location database: maps, lists, texts and whole numbers of the format. */
type Value = string | number | readonly Value[] | { readonly [key: string]: Value }

/** An IPv4 network such as `192.0.2.0/24`, and its location. */
export type PlaceEntry = { readonly network: string; readonly place: Value }

const types = { text: 2, uint32: 6, map: 7, list: 11 } as const
const firstExtended = 8

/** Encodes type and size of a field (MaxMind DB File Format Specification 2.0, "Data Field Format"). */
function control(type: number, size: number): Buffer {
  const isLong = size >= 29
  const first = ((type < firstExtended ? type : 0) << 5) | (isLong ? 29 : size)
  return Buffer.from([first, ...(type < firstExtended ? [] : [type - 7]), ...(isLong ? [size - 29] : [])])
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([control(types.text, bytes.length), bytes])
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([control(types.uint32, 4), bytes])
  }
  if (isList(value)) return Buffer.concat([control(types.list, value.length), ...value.map(encode)])
  const entries = Object.entries(value)
  const fields = entries.flatMap(([key, field]) => [encode(key), encode(field)])
  return Buffer.concat([control(types.map, entries.length), ...fields])
}

type Branch = { readonly index: number; readonly sides: (Branch | number | undefined)[] }

/** Returns a network's bits: IPv4 networks are the last 32 bits of the tree of IPv6 addresses. */
function bitsOf(network: string): readonly number[] {
  const [address = '', length = '32'] = network.split('/')
  const bits = address
    .split('.')
    .flatMap((part) => [...Number(part).toString(2).padStart(8, '0')].map(Number))
  return [...Array.from({ length: 96 }, () => 0), ...bits.slice(0, Number(length))]
}

function plant(branches: Branch[], network: string, offset: number): void {
  const bits = bitsOf(network)
  const last = bits.at(-1) ?? 0
  let branch = branches[0]
  for (const bit of bits.slice(0, -1)) {
    const known = branch?.sides[bit]
    if (branch === undefined || typeof known === 'number')
      throw new Error(`${network} lies in another network`)
    const next: Branch = known ?? { index: branches.length, sides: [] }
    if (known === undefined) branches.push(next)
    branch.sides[bit] = next
    branch = next
  }
  if (branch !== undefined) branch.sides[last] = offset
}

const separatorBytes = 16

function recordOf(side: Branch | number | undefined, nodeCount: number): Buffer {
  const value =
    side === undefined ? nodeCount : typeof side === 'number' ? nodeCount + separatorBytes + side : side.index
  return Buffer.from([value >> 16, (value >> 8) & 255, value & 255])
}

/** Writes a database in MaxMind's format for tests: a few known networks, without licensed data. */
export function writePlaceDatabase(entries: readonly PlaceEntry[]): Buffer {
  const branches: Branch[] = [{ index: 0, sides: [] }]
  const fields: Buffer[] = []
  for (const { network, place } of entries) {
    plant(branches, network, Buffer.concat(fields).length)
    fields.push(encode(place))
  }
  const records = branches.flatMap(({ sides }) =>
    [sides[0], sides[1]].map((side) => recordOf(side, branches.length)),
  )
  const metadata = encode({
    node_count: branches.length,
    record_size: 24,
    ip_version: 6,
    database_type: 'Test-City',
    languages: ['en', 'fr'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_767_268_800,
    description: { en: 'Places of a test' },
  })
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')
  return Buffer.concat([...records, Buffer.alloc(separatorBytes), ...fields, marker, metadata])
}

/** Documentation addresses (RFC 5737) with locations. */
export const knownPlaces: readonly PlaceEntry[] = [
  {
    network: '192.0.2.0/24',
    place: {
      city: { names: { en: 'Geneva', fr: 'Genève' } },
      country: { iso_code: 'CH', names: { en: 'Switzerland', fr: 'Suisse' } },
    },
  },
  { network: '198.51.100.64/26', place: { country: { names: { en: 'France', fr: 'France' } } } },
]
