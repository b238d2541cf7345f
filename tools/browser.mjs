// The browser tests use the system's Chromium, with a font that has Chinese characters.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const wellKnown = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']
const packages = ['chromium', 'fonts-noto-cjk']

/** The path of Chromium, installed where we may and must; else `problem` says what to install. */
export async function browserReady({ run, say }) {
  let missing = await lacking(run)
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`Installing ${missing.join(', ')}`)
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q'], { env })
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...missing], { env })
    missing = await lacking(run)
  }
  if (missing.length === 0) return { path: findChromium(), problem: null }
  const problem = `not installed: ${missing.join(', ')}. On Debian or Ubuntu: sudo apt-get install ${missing.join(' ')}; elsewhere install Chromium or Chrome and a CJK font`
  say(problem)
  return { path: null, problem }
}

function findChromium() {
  const given = process.env.PANDORA_CHROMIUM
  if (given) return given
  const candidates = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...candidates, ...wellKnown].find((file) => existsSync(file)) ?? null
}

async function lacking(run) {
  const [chromium, fonts] = packages
  const missing = findChromium() === null ? [chromium] : []
  if (process.platform !== 'linux') return missing
  const { code, text } = await run('fc-list', [':lang=zh-cn', 'family'])
  return code === 0 && text.trim() !== '' ? missing : [...missing, fonts]
}
