import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { htmlOf } from './html.ts'
import { readSmtpUrl } from './smtp-url.ts'

test('encryption is demanded of every server but one on this machine', () => {
  expect(readSmtpUrl('smtp://mail.example.test')).toEqual({
    host: 'mail.example.test',
    port: 587,
    encryption: 'starttls',
    auth: undefined,
  })
  expect(readSmtpUrl('smtps://u%40x:p%3Aw@mail.example.test')).toEqual({
    host: 'mail.example.test',
    port: 465,
    encryption: 'implicit',
    auth: { user: 'u@x', pass: 'p:w' },
  })
  expect(readSmtpUrl('smtp://localhost:2525').encryption).toBe('off')
  expect(readSmtpUrl('smtp://[::1]:25?tls=on')).toMatchObject({ host: '::1', port: 25, encryption: 'starttls' })
  expect(readSmtpUrl('smtp://relay.internal?tls=off').encryption).toBe('off')
})

test('settings that would send a password in the clear, or lack their other half, end the start by name', () => {
  const fault = (settings: Record<string, string>) => {
    try {
      readConfig(settings)
      return ''
    } catch (error) {
      return error instanceof ConfigError ? error.message : 'another error'
    }
  }
  const from = { PANDORA_MAIL_FROM: 'Pandora <pandora@example.test>' }
  expect(fault({ SMTP_URL: 'smtps://mail.example.test', ...from })).toBe('')
  expect(fault({ SMTP_URL: 'smtps://mail.example.test' })).toContain('PANDORA_MAIL_FROM: needed with SMTP_URL')
  expect(fault({ SMTP_URL: 'smtp://u:p@relay.internal?tls=off', ...from })).toContain(
    'SMTP_URL: a password is not sent without encryption',
  )
  expect(fault({ SMTP_URL: 'http://mail.example.test', ...from })).toContain('SMTP_URL')
  expect(fault({ SMTP_URL: 'smtps://mail.example.test', PANDORA_MAIL_FROM: 'a@b\r\nBcc: c@d' })).toContain(
    'PANDORA_MAIL_FROM',
  )
  expect(fault({ PANDORA_SMS_URL: 'https://sms.example.test' })).toContain(
    'PANDORA_SMS_SECRET: needed with PANDORA_SMS_URL',
  )
})

test('a mail in HTML escapes everything, sets the code large and links only what stands alone', () => {
  const html = htmlOf(
    '<script>x</script> & "y"\n\n123456\n\nhttps://pandora.example.test/u/reset#a=1&b=2',
    '123456',
    'en',
  )
  expect(html).not.toMatch(/<script>/)
  expect(html).toContain('&#60;script&#62;x&#60;/script&#62; &#38; &#34;y&#34;')
  expect(html).toMatch(/letter-spacing:4px[^>]*>123456</)
  expect(html).toContain('<a href="https://pandora.example.test/u/reset#a=1&#38;b=2"')
})
