// What shape the tree has: how long its files and lines are, and how full its folders.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBeneath } from '../source-tree.mjs'

const measured = /\.(ts|tsx|mjs|css)$/
/** Made by a program, not written. */
const made = /(^|\/)generated\//
/** Words that are shown or read: a sentence is not broken for the width of a screen. */
const words = /(^|\/)(texts\.(zh|en)\.ts$|texts\/|corpus\/|banks\/)/
const test = /\.(test|spec)\.(ts|tsx|mjs)$/

/** The number below which a part of the numbers lies; 0 of none. */
export function quantile(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Lines of each product file and of each test, the length of each line that is no text, and files by folder. */
export function shapeOf(root) {
  const [product, tests, widths, folders] = [new Map(), new Map(), [], new Map()]
  for (const file of filesBeneath(root)) {
    if (!measured.test(file) || made.test(file)) continue
    const lines = readFileSync(join(root, file), 'utf8').replace(/\n$/, '').split('\n')
    ;(test.test(file) ? tests : product).set(file, lines.length)
    if (!words.test(file)) for (const line of lines) widths.push(line.length)
    const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.'
    folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  return { product, tests, widths, folders }
}

/** The same in figures: `line` the 99th per cent of widths, `median` and `p90` of product files. */
export function figuresOf({ product, widths }) {
  const lengths = [...product.values()]
  return { line: quantile(widths, 0.99), median: quantile(lengths, 0.5), p90: quantile(lengths, 0.9) }
}

/**
 * What of the shape is against the law. `full` lists folders that have more files than the law allows, each with how
 * many: they may lose files, and leave the list once they keep the law. `long` lists tests in the same way.
 */
export function breachesOf(shape, limits, { full = {}, long = {} } = {}) {
  const figures = figuresOf(shape)
  const said = JSON.stringify(figures)
  const over = Object.keys(figures).flatMap((name) =>
    figures[name] > limits[name] ? [`${name} is ${figures[name]}, at most ${limits[name]}: ${said}`] : [],
  )
  return [
    ...over,
    ...tooMany(shape.product, limits.longest, {}, 'lines'),
    ...tooMany(shape.tests, limits.longest, long, 'lines'),
    ...tooMany(shape.folders, limits.folder, full, 'files'),
  ]
}

function tooMany(counts, limit, listed, what) {
  const over = [...counts].flatMap(([name, count]) =>
    count > Math.max(limit, listed[name] ?? 0)
      ? [`${name} has ${count} ${what}, at most ${listed[name] ?? limit}`]
      : [],
  )
  const needless = Object.keys(listed).flatMap((name) =>
    (counts.get(name) ?? 0) <= limit ? [`${name} keeps the law with ${counts.get(name) ?? 0} ${what}: unlist it`] : [],
  )
  return [...over, ...needless]
}
