import { analysisErrors } from '@pandora/contract/domains/analysis/errors'
import { Refusal } from '@pandora/contract/errors'
import type { RawRow, TaskTools } from '@pandora/intelligence/tasks/task'
import { findModels } from './model-files.ts'

/**
 * Tools with the models in use: a home's own before the shipped ones. Asking for a model that is missing refuses
 * NO_SUCH_MODEL. Null instead of a home: the shipped ones alone.
 */
export function taskTools(home: string | null, gazetteer: readonly RawRow[] | null): TaskTools {
  const { models } = findModels(home)
  return {
    gazetteer,
    model: (name) => {
      const found = models.get(name)
      if (!found) throw new Refusal(analysisErrors.NO_SUCH_MODEL, { model: name })
      return found.model
    },
  }
}
