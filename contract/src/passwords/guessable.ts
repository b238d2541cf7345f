/** Words that passwords are made of by too many; a password is no better for digits and signs around one of them. */
const words = new Set([
  'password',
  'passwort',
  'passcode',
  'passphrase',
  'qwerty',
  'qwertyuiop',
  'qwertz',
  'azerty',
  'asdfgh',
  'asdfghjkl',
  'zxcvbn',
  'zxcvbnm',
  'qazwsx',
  'qazwsxedc',
  'iloveyou',
  'letmein',
  'welcome',
  'administrator',
  'admin',
  'root',
  'superuser',
  'superman',
  'batman',
  'dragon',
  'monkey',
  'football',
  'baseball',
  'basketball',
  'sunshine',
  'princess',
  'shadow',
  'master',
  'michael',
  'jordan',
  'trustno',
  'starwars',
  'computer',
  'internet',
  'whatever',
  'freedom',
  'secret',
  'changeme',
  'default',
  'testtest',
  'test',
  'guest',
  'demo',
  'login',
  'hello',
  'helloworld',
  'woaini',
  'aini',
  'wodemima',
  'mima',
  'mimamima',
  'zhongguo',
  'beijing',
  'shanghai',
  'caonima',
  'nihao',
  'pandora',
  'stock',
  'stocks',
  'investor',
  'money',
  'summer',
  'winter',
  'spring',
  'autumn',
  'january',
  'february',
  'april',
  'august',
  'september',
  'october',
  'november',
  'december',
  'monday',
  'friday',
  'china',
  'loveyou',
  'fuckyou',
  'abcdef',
  'abcd',
  'abc',
  'qwer',
  'asdf',
  'a',
  'aa',
])
/** Runs of keys and of the alphabet, read either way. */
const runs = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
]
const bothWays = runs.flatMap((run) => [run, [...run].toReversed().join('')])
const letterFor: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/**
 * Whether a password is among the first that are guessed: a common word dressed up, a run of keys, a short piece over
 * and over.
 */
export function guessable(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  return new Set(plain).size <= 4 || /^(.{1,5}?)\1+.{0,2}$/u.test(plain) || isRuns(plain) || isDressedWord(plain)
}

/** Runs of at least three keys, one after the other, with at most two signs beside them. */
function isRuns(plain: string): boolean {
  let left = plain
  let beside = 0
  while (left.length > 0) {
    let length = Math.min(left.length, 32)
    while (length >= 3 && !bothWays.some((run) => run.includes(left.slice(0, length)))) length -= 1
    if (length < 3) beside += 1
    left = left.slice(length < 3 ? 1 : length)
  }
  return beside <= 2
}

/**
 * A common word, or two, once digits and signs around are gone and those within are read as the letters they stand for.
 */
function isDressedWord(plain: string): boolean {
  const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const read = (text: string) =>
    text.replace(/[@431!0$57]/g, (sign) => letterFor[sign] ?? sign).replace(/[^\p{L}]/gu, '')
  return [read(bare(plain)), read(plain)].some(
    (text) =>
      words.has(text) ||
      Array.from(text, (_letter, at) => at).some((at) => words.has(text.slice(0, at)) && words.has(text.slice(at))),
  )
}
