import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageLink } from './links.ts'
import { messageText, nameInMail, reveal, type MessagePurpose } from './texts.ts'

const purposes: readonly MessagePurpose[] = [
  'register',
  'register-known',
  'activate',
  'invite',
  'invite-known',
  'reset',
  'captcha',
  'password-changed',
  'address-changed',
  'sms-sign-in',
  'sms-password',
  'sms-link',
  'sms-delete',
]

test('every message is written in both languages, with everything filled in', () => {
  for (const purpose of purposes)
    for (const language of ['zh-CN', 'en'] as const) {
      const { subject, body } = messageText(purpose, language, { minutes: 10, days: 7, who: 'Mei' })
      expect(subject).not.toBe('')
      expect(reveal(body, { code: '123456', link: 'https://pandora.example.test/' })).not.toMatch(/[{}•]/)
      expect(/[\u4e00-\u9fff]/.test(subject + body)).toBe(language === 'zh-CN')
    }
})

test('a name in a mail is one short line that no mail program makes a link of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
      const plain = nameInMail(name, 'en')
      expect(plain.length).toBeLessThanOrEqual(40)
      expect(plain).not.toMatch(/[\r\n./:@<>{}]/)
      expect(plain).not.toBe('')
    }),
  )
  expect(nameInMail('http://evil.example/win', 'en')).toBe('http evil example win')
  expect(nameInMail(' 林 梅 ', 'zh-CN')).toBe('林 梅')
})

test('links begin with the address the product is reached under', () => {
  expect(
    pageLink({ PANDORA_PUBLIC_URL: 'https://p.example.test/pandora/', HOST: '0.0.0.0', PORT: 1 }, 'reset', {
      email: 'a+b@example.test',
      code: '1',
    }),
  ).toBe('https://p.example.test/pandora/u/reset#email=a%2Bb%40example.test&code=1')
  expect(pageLink({ PANDORA_PUBLIC_URL: undefined, HOST: '0.0.0.0', PORT: 4300 }, 'login')).toBe(
    'http://localhost:4300/u/login',
  )
})

test('readers are spoken to in one form, on screens, in mails, in refusals and on the command line', async () => {
  const found: string[] = []
  for await (const file of glob('{server,contract,store,web,tools}/**/*.{ts,tsx,mjs,html}', {
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })) {
    if (!file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('您')) found.push(file)
  }
  expect(found).toEqual([])
})
