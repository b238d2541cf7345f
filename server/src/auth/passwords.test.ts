import { expect, test } from 'vitest'
import { strongEnough } from './passwords.ts'

test('passwords that are guessed first may not be chosen, however they are dressed up', () => {
  for (const weak of [
    'short',
    '123456789',
    '1234567890',
    '0987654321',
    'abcdefghij',
    'qwertyuiop',
    '1qaz2wsx3edc',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'ababababab1',
    'Password123',
    'P@ssw0rd2024',
    'p4ssw0rd!!!',
    'iloveyou123!',
    'Pandora2026!',
    'administrator',
    'letmein1234',
    'qwerty12345',
    'woaini1314520',
    '123456abcdef',
    'zxcvbnm,./123',
    '!!!Welcome2024',
    'helloworld1',
    'Summer2025!!',
    'ｐａｓｓｗｏｒｄ１２',
  ])
    expect(strongEnough(weak), weak).toBe(false)
})

test('phrases and made-up passwords may be chosen, in any script', () => {
  for (const strong of [
    'a long enough passphrase',
    'lantern orchard seven',
    'correct horse battery',
    'xK4#vTq9!mZ',
    '春江潮水连海平海上明月',
    'Vt7pQz2LkW',
    'my stock of tea and 3 lemons',
    'kettle-drum-1917',
  ])
    expect(strongEnough(strong), strong).toBe(true)
})
