import type { LinearModel, ModelFacts } from './model.ts'

const MAGIC = 'PLM1'

type Header = ModelFacts &
  Pick<LinearModel, 'bits' | 'temperature'> & { scale: number[]; bias: number[]; features: number }

/** A model file that cannot be used, and why. */
export class ModelFault extends Error {
  constructor(reason: string) {
    super(`not a model: ${reason}`)
    this.name = 'ModelFault'
  }
}

/**
 * A model as bytes: the letters PLM1, length of the header (4 bytes, little end first), the header as JSON, then each
 * feature as its distance from the one before and a signed byte a label.
 */
export function writeModel(model: LinearModel): Uint8Array {
  const { weights, scale, bias, ...facts } = model
  const labels = model.labels.length
  const body: number[] = []
  let last = -1
  let features = 0
  for (let id = 0; id < weights.length / labels; id++) {
    const own = weights.subarray(id * labels, (id + 1) * labels)
    if (own.every((weight) => weight === 0)) continue
    let distance = id - last
    for (; distance > 127; distance >>>= 7) body.push((distance & 127) | 128)
    body.push(distance)
    for (const weight of own) body.push(weight & 255)
    last = id
    features++
  }
  const header = new TextEncoder().encode(
    JSON.stringify({ ...facts, scale: [...scale], bias: [...bias], features } satisfies Header),
  )
  const bytes = new Uint8Array(8 + header.length + body.length)
  bytes.set(new TextEncoder().encode(MAGIC))
  new DataView(bytes.buffer).setUint32(4, header.length, true)
  bytes.set(header, 8)
  bytes.set(body, 8 + header.length)
  return bytes
}

/** Reads a model's bytes. Throws ModelFault for what is none, is cut short, or says more than it can hold. */
export function readModel(bytes: Uint8Array): LinearModel {
  if (bytes.length < 8 || new TextDecoder().decode(bytes.subarray(0, 4)) !== MAGIC)
    throw new ModelFault('it does not begin with PLM1')
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true)
  if (8 + length > bytes.length) throw new ModelFault('the header is cut short')
  const { scale, bias, features, ...facts } = headerOf(bytes.subarray(8, 8 + length))
  const labels = facts.labels.length
  const weights = new Int8Array(2 ** facts.bits * labels)
  let at = 8 + length
  let id = -1
  for (let feature = 0; feature < features; feature++) {
    let distance = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]
      if (byte === undefined || shift > 28) throw new ModelFault('the weights are cut short')
      distance |= (byte & 127) << shift
      if (byte < 128) break
    }
    id += distance
    if (distance < 1 || id >= 2 ** facts.bits || at + labels > bytes.length)
      throw new ModelFault('the weights do not fit the header')
    for (let label = 0; label < labels; label++) weights[id * labels + label] = ((bytes[at++] ?? 0) << 24) >> 24
  }
  if (at !== bytes.length) throw new ModelFault('something follows the weights')
  return { ...facts, weights, scale: Float64Array.from(scale), bias: Float64Array.from(bias) }
}

function headerOf(bytes: Uint8Array): Header {
  let header: Header
  try {
    header = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Header
  } catch {
    throw new ModelFault('the header is no JSON')
  }
  const texts = [header.name, header.version, header.extractor, header.origin]
  const numbers = [
    header.bits,
    header.temperature,
    header.rows,
    header.seed,
    header.features,
    ...(Array.isArray(header.scale) ? header.scale : [NaN]),
    ...(Array.isArray(header.bias) ? header.bias : [NaN]),
  ]
  if (
    texts.some((one) => typeof one !== 'string') ||
    numbers.some((one) => typeof one !== 'number' || !Number.isFinite(one))
  )
    throw new ModelFault('the header misses something')
  if (!Array.isArray(header.labels) || header.labels.length < 2 || header.labels.some((one) => typeof one !== 'string'))
    throw new ModelFault('it has no labels')
  if (
    header.scale.length !== header.labels.length ||
    header.bias.length !== header.labels.length ||
    !Number.isInteger(header.bits) ||
    header.bits < 4 ||
    header.bits > 22
  )
    throw new ModelFault('the header contradicts itself')
  return header
}
