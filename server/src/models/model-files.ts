import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { writeWhole } from '@pandora/store/whole-file'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LinearModel } from '@pandora/intelligence/linear/model'
import { ModelFault, readModel, writeModel } from '@pandora/intelligence/linear/model-file'

/** Models that come with the product. */
export const shippedModels = fileURLToPath(new URL('../../../intelligence/models', import.meta.url))

/** Folder of a home in which a user's own models lie. */
export const ownModels = (home: string): string => join(home, 'models')

/** A model file that was found: what it is, and whether it is the user's own. */
export interface FoundModel {
  model: LinearModel
  own: boolean
  bytes: number
  sha256: string
}

/** Reads one model file. Throws ModelFault with the file's name for one that cannot be used. */
export function readModelFile(file: string): { model: LinearModel; bytes: number; sha256: string } {
  const bytes = readFileSync(file)
  try {
    return { model: readModel(bytes), bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  } catch (error) {
    throw error instanceof ModelFault ? new ModelFault(`${file}: ${error.message}`) : error
  }
}

/**
 * Every model by name: those of the home stand before the shipped ones. Those that cannot be used are given as faults;
 * the shipped one then stands.
 */
export function findModels(home: string | null): {
  models: ReadonlyMap<string, FoundModel>
  faults: readonly string[]
} {
  const models = new Map<string, FoundModel>()
  const faults: string[] = []
  for (const { folder, own } of [
    { folder: shippedModels, own: false },
    ...(home === null ? [] : [{ folder: ownModels(home), own: true }]),
  ]) {
    if (!existsSync(folder)) continue
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.model'))
      .toSorted()) {
      try {
        const read = readModelFile(join(folder, file))
        models.set(read.model.name, { ...read, own })
      } catch (error) {
        if (!(error instanceof ModelFault)) throw error
        faults.push(error.message)
      }
    }
  }
  return { models, faults }
}

/** Writes a model where it takes over, whole or not at all. */
export async function keepModel(folder: string, model: LinearModel): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${model.name}.model`)
  await writeWhole(file, writeModel(model), 0o644)
  return file
}
