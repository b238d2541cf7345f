import type { Config } from '../../../config.ts'

/** Where a language model is asked. */
export interface ModelPlace {
  url: string
  key: string | undefined
  model: string
  daily: number
  /** Longest that one answer waits for it in all. */
  ms: number
}

/** The language model that whoever runs the product set; null where none is. */
export function modelPlace({
  PANDORA_LLM_URL: url,
  PANDORA_LLM_KEY: key,
  PANDORA_LLM_MODEL: model,
  PANDORA_LLM_DAILY: daily,
  PANDORA_LLM_MS: ms,
}: Config): ModelPlace | null {
  if (url === undefined || model === undefined) return null
  return { url: `${url.replace(/(?<!\/)\/+$/, '')}/chat/completions`, key, model, daily, ms }
}
