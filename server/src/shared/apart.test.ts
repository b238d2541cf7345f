import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { expect, test } from 'vitest'
import { workApart } from './apart.ts'

const module = new URL('./testing-endless-work.ts', import.meta.url)
const limits = {
  mb: 60,
  seconds: 20,
  late: new Refusal(importsErrors.PREVIEW_OVERTIME, { seconds: 20 }),
  tooLarge: new Refusal(errors.TOO_LARGE, { limit: '60 MB' }),
  broken: new Refusal(importsErrors.UNREADABLE_FILE, { reason: 'f' }),
}
const asked = (what: string, more = {}) => workApart(module, what, { ...limits, ...more })

test('work apart answers, or refuses or fails as the work does', async () => {
  expect(await asked('this')).toBe('this')
  await expect(asked('refused')).rejects.toMatchObject({ code: 'BINARY_FILE', data: { file: 'f' } })
  await expect(asked('wrong')).rejects.toMatchObject({ name: 'TypeError', message: 'not so' })
})

test('work that never ends is ended by name, and what comes after it is done', async () => {
  await expect(asked('endless', { seconds: 1 })).rejects.toMatchObject({ code: 'PREVIEW_OVERTIME' })
  expect(await asked('next')).toBe('next')
})

test.each(['hungry', 'hungry at once'])('work that is %s is refused by name; this process goes on', async (what) => {
  await expect(asked(what)).rejects.toMatchObject({ code: 'TOO_LARGE' })
})

test.each(['silent', 'trapped'])(
  'work that ends without a word, %s, is refused by name; this process goes on',
  async (what) => {
    await expect(asked(what)).rejects.toMatchObject({ code: 'UNREADABLE_FILE' })
  },
)

test('what is apart knows neither the address of the database nor any key', async () => {
  expect(
    ((await asked('surroundings')) as string)
      .split(',')
      .filter(
        (name) =>
          ![
            'TZ',
            'TMPDIR',
            'LANG',
            'NODE_COMPILE_CACHE',
            'NODE_CHANNEL_FD',
            'NODE_CHANNEL_SERIALIZATION_MODE',
          ].includes(name),
      ),
  ).toEqual([])
})

test('work that never ends does not outlive its time, even where whoever asked for it is gone', async () => {
  const alone = fork(fileURLToPath(module), { serialization: 'advanced' })
  // Five seconds later than it may take.
  alone.send({ question: 'endless', seconds: -4 })
  const [code, signal] = (await once(alone, 'exit')) as [number | null, string | null]
  expect([code, signal]).toEqual([null, 'SIGKILL'])
})
