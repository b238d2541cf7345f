import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { projectEnvironment, root } from '../prepare.mjs'
import { secondsByFile } from './seconds.mjs'
import { countJUnit } from './tally.mjs'

/**
 * Runs one step (see test-steps.mjs) and prints its line; a failed one's last lines too.
 * Answers name, state (`passed`, `failed`, `skipped`) and, where it writes a JUnit report, its cases and the seconds of
 * its files. `touched`: what a change touches, where only that is to be checked.
 */
export async function runStep(step, reports, touched = null) {
  const begun = Date.now()
  const log = createWriteStream(join(reports, `${step.name}.log`))
  const context = {
    touched,
    say: (text) => log.write(`${text}\n`),
    run: (command, options = [], extra = {}) => runLogged(command, options, extra, log),
  }
  const answer = await step.work(context).catch((error) => {
    log.write(`${error.stack}\n`)
    return { ok: false }
  })
  log.end()
  await finished(log)
  const report = step.junit === undefined ? '' : join(reports, step.junit)
  const xml = report !== '' && existsSync(report) ? readFileSync(report, 'utf8') : undefined
  const cases = xml === undefined ? undefined : countJUnit(xml)
  const state = answer.skipped !== undefined ? 'skipped' : answer.ok && (cases?.failed ?? 0) === 0 ? 'passed' : 'failed'
  const seconds = `${((Date.now() - begun) / 1000).toFixed(1)} s`
  const counted = cases === undefined ? '' : `  ${cases.passed} passed, ${cases.failed} failed`
  console.log(
    `${{ passed: '✓', failed: '✗', skipped: '–' }[state]} ${step.name.padEnd(10)} ${seconds.padStart(8)}${counted}  ${answer.skipped ?? answer.note ?? ''}`.trimEnd(),
  )
  if (state === 'failed') console.log(tailOf(join(reports, `${step.name}.log`)))
  return { name: step.name, state, cases, files: xml === undefined ? undefined : secondsByFile(xml) }
}

/** Runs a command with its output in the log; answers its exit code and what it printed. */
function runLogged(command, options, { cwd = root, env = {}, limit = 20 * 60_000 }, log) {
  return new Promise((resolve) => {
    const child = spawn(command, options, {
      cwd,
      env: projectEnvironment({ CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const stop = setTimeout(() => {
      log.write(`Stopped after ${limit / 60_000} minutes\n`)
      child.kill('SIGTERM')
    }, limit)
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part) => {
        text += part
        log.write(part)
      })
    }
    child.once('error', (error) => {
      log.write(`${command}: ${error.message}\n`)
      clearTimeout(stop)
      resolve({ code: 127, text })
    })
    child.once('close', (code) => {
      clearTimeout(stop)
      resolve({ code: code ?? 1, text })
    })
  })
}

function tailOf(file) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-60)
  return lines.map((line) => `    ${line}`).join('\n')
}
