// Property tests draw the same cases on every machine, so that a change is judged by what it changes.
// `PANDORA_FUZZ=random npx vitest run …` draws new ones; a number repeats the draw that was reported.
import fc from 'fast-check'

const asked = process.env['PANDORA_FUZZ'] ?? '20261121'

if (asked !== 'random') fc.configureGlobal({ seed: Number(asked) })
