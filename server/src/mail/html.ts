import type { Language } from '@pandora/contract/language'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * A mail's text as plain HTML: paragraphs, the code large, an address of ours on a line of its own as a link.
 * Everything is escaped.
 */
export function htmlOf(text: string, code: string | undefined, language: Language): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const inner = escaped(paragraph).replace(/\n/g, '<br>')
    if (code !== undefined && paragraph === code)
      return `<p style="font:600 28px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px;margin:16px 0">${inner}</p>`
    if (/^https?:\/\/\S+$/.test(paragraph))
      return `<p><a href="${inner}" style="color:#B35C00;word-break:break-all">${inner}</a></p>`
    return `<p>${inner}</p>`
  })
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Pandora</title></head><body style="font:15px/1.6 -apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif;color:#1B1F24;background:#FFFFFF;max-width:560px;margin:24px auto;padding:0 16px"><p style="font-weight:600">Pandora</p>${paragraphs.join('')}</body></html>`
}
