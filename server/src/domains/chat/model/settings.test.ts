import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../../config.ts'

const fault = (settings: Record<string, string>): string => {
  try {
    readConfig(settings)
    return ''
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'another error'
  }
}
const model = { PANDORA_LLM_MODEL: 'some-model' }

test('with no address there is no language model, and its limits have their defaults', () => {
  expect(readConfig({})).toMatchObject({ PANDORA_LLM_DAILY: 50, PANDORA_LLM_MS: 20_000 })
  expect(readConfig({}).PANDORA_LLM_URL).toBeUndefined()
})

test('a language model is reached by https, or in the clear on this machine and one’s own network', () => {
  for (const url of [
    'https://api.example.test/v1',
    'http://localhost:11434/v1',
    'http://127.0.0.1:8080/v1',
    'http://[::1]:8080/v1',
    'http://10.1.2.3/v1',
    'http://192.168.1.9:1234/v1/',
    'http://[fd00::1]/v1',
    'http://ollama:11434/v1',
    'http://models.internal/v1',
  ])
    expect(fault({ PANDORA_LLM_URL: url, ...model }), url).toBe('')
  for (const url of ['http://api.example.test/v1', 'http://8.8.8.8/v1', 'http://[2606:4700::1]/v1'])
    expect(fault({ PANDORA_LLM_URL: url, ...model }), url).toContain('PANDORA_LLM_URL: https is needed')
})

test('a bad address, a missing model, a key in the address end the start by name, and the key is not said', () => {
  expect(fault({ PANDORA_LLM_URL: 'https://api.example.test/v1' })).toContain(
    'PANDORA_LLM_MODEL: needed with PANDORA_LLM_URL',
  )
  expect(fault({ PANDORA_LLM_KEY: 'sk-secret', ...model })).toContain('PANDORA_LLM_URL: needed with PANDORA_LLM_KEY')
  expect(fault(model)).toContain('PANDORA_LLM_URL: needed with PANDORA_LLM_MODEL')
  for (const url of ['nonsense', 'ftp://api.example.test', 'api.example.test/v1', 'file:///etc'])
    expect(fault({ PANDORA_LLM_URL: url, ...model }), url).toContain('PANDORA_LLM_URL')
  const secret = fault({ PANDORA_LLM_URL: 'https://user:sk-secret@api.example.test/v1?key=sk-secret', ...model })
  expect(secret).toContain('PANDORA_LLM_KEY')
  expect(secret).toContain('no ? or #')
  const bad = fault({ PANDORA_LLM_URL: 'https://a.test/v1', ...model, PANDORA_LLM_KEY: 'sk-secret\nx-more: 1' })
  expect(bad).toContain('PANDORA_LLM_KEY')
  for (const told of [secret, bad]) expect(told).not.toContain('sk-secret')
  for (const daily of ['-1', '1.5', 'many'])
    expect(fault({ PANDORA_LLM_DAILY: daily }), daily).toContain('PANDORA_LLM_DAILY')
})
