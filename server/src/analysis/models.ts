import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readModel } from '@pandora/intelligence/linear/model-file'
import type { LinearModel } from '@pandora/intelligence/linear/model'

/** A model in use, and how large its file is. */
export interface InstalledModel { model: LinearModel; bytes: number }

const shipped = fileURLToPath(new URL('../../../intelligence/models', import.meta.url))
const ENDING = '.model'

/** Models in use by name: those shipped, and over them those that somebody installed into the home. One that cannot be read is passed over and told of. */
export async function installedModels(home: string, fault: (file: string, error: unknown) => void): Promise<Map<string, InstalledModel>> {
  const models = new Map<string, InstalledModel>()
  for (const folder of [shipped, join(home, 'models')]) {
    const files = await readdir(folder).catch(() => [] as string[])
    for (const file of files.filter((one) => one.endsWith(ENDING)).toSorted()) {
      try {
        const bytes = await readFile(join(folder, file))
        const model = readModel(bytes)
        models.set(model.name, { model, bytes: bytes.length })
      } catch (error) {
        fault(join(folder, file), error)
      }
    }
  }
  return models
}

/** A version of the analysis: its own, and that of every model it uses. */
export function versionKey(analysis: string, models: ReadonlyMap<string, InstalledModel>): string {
  return [analysis, ...[...models.values()].map(({ model }) => `${model.name}@${model.version}${model.origin === 'user' ? '+user' : ''}`).toSorted()].join(' ')
}
