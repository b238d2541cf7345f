import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { analyseDocument } from '@pandora/intelligence/analyse'
import { buildGazetteer } from '@pandora/intelligence/entities/gazetteer'
import { readModel } from '@pandora/intelligence/linear/model-file'
import type { LinearModel } from '@pandora/intelligence/linear/model'

/** A model in use, and how large its file is. */
export interface InstalledModel {
  model: LinearModel
  bytes: number
}

const shipped = fileURLToPath(new URL('../../../intelligence/models', import.meta.url))
const ENDING = '.model'

/**
 * Models in use by name: those shipped, and over them those that somebody installed into the home. One that cannot be
 * read, or reads other features than this version, is passed over and told of.
 */
export async function installedModels(
  home: string,
  fault: (file: string, error: unknown) => void,
): Promise<Map<string, InstalledModel>> {
  const models = new Map<string, InstalledModel>()
  for (const folder of [shipped, join(home, 'models')]) {
    const files = await readdir(folder).catch(() => [] as string[])
    // A model of companies is tried together with that of whole texts, which comes first.
    for (const file of files
      .filter((one) => one.endsWith(ENDING))
      .toSorted((a, b) => Number(a.includes('-entity-')) - Number(b.includes('-entity-')) || (a < b ? -1 : 1))) {
      try {
        const bytes = await readFile(join(folder, file))
        const model = readModel(bytes)
        tryOn(
          new Map([...models].map(([name, one]): [string, LinearModel] => [name, one.model])).set(model.name, model),
        )
        models.set(model.name, { model, bytes: bytes.length })
      } catch (error) {
        fault(join(folder, file), error)
      }
    }
  }
  return models
}

const trial = buildGazetteer([
  {
    kind: 'company',
    id: 'trial',
    names: [
      { text: '晨屿科技', form: 'short' },
      { text: 'Chenyu Robotics', form: 'english' },
    ],
  },
])
const texts = [
  { language: 'zh', text: '晨屿科技中标5亿元订单，业绩大增' },
  { language: 'en', text: 'Chenyu Robotics wins a large order and raises its forecast for the year' },
] as const

/** Reads a text of each language and kind with models. Throws where one of them does not fit. */
function tryOn(models: ReadonlyMap<string, LinearModel>): void {
  for (const { language, text } of texts)
    for (const kind of ['post', 'news'] as const)
      analyseDocument(
        { kind, language, title: text, body: text },
        { gazetteer: trial, model: (name) => models.get(name) },
        '2024-01-02',
      )
}

/** A version of the analysis: its own, and that of every model it uses. */
export function versionKey(analysis: string, models: ReadonlyMap<string, InstalledModel>): string {
  return [
    analysis,
    ...[...models.values()]
      .map(({ model }) => `${model.name}@${model.version}${model.origin === 'user' ? '+user' : ''}`)
      .toSorted(),
  ].join(' ')
}
