import { workbookOf, type SheetOf } from '@pandora/contract/workbook'
import writeXlsxFile, { type Feature } from 'write-excel-file/universal'

/** Content type of an XLSX file. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Values that the cells of a column are chosen from: `sheet` and `column` from 0, the sheet that explains included. */
export interface DropDown {
  sheet: number
  column: number
  values: readonly string[]
  /** Where the values stand in the workbook, `'Sheet'!$A$1:$A$9`: a list of over 255 characters cannot be written out. */
  within?: string
}

/** Rows below the head that a list of values is offered in. */
const OFFERED_ROWS = 5000
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Lists of values as the writer's feature. They stand behind the cells, and before what draws (ECMA-376, 18.3.1.99).
 */
const offering = (dropDowns: readonly DropDown[]): Feature<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (content, _options, { sheetIndex }) => {
          const own = dropDowns.filter((one) => one.sheet === sheetIndex)
          if (own.length === 0) return content
          const lists = own.map(({ column, values, within }) => {
            const name = columnName(column)
            const list = within === undefined ? `"${escaped(values.join(','))}"` : escaped(within)
            return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${name}2:${name}${OFFERED_ROWS + 1}"><formula1>${list}</formula1></dataValidation>`
          })
          return content.replace(
            /<\/sheetData>|<sheetData\/>/,
            (end) => `${end}<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`,
          )
        },
      },
    },
  },
})

/** An XLSX file: a first sheet that says what, when, as of and from where, then one sheet a table. */
export async function workbook(
  aboutName: string,
  about: readonly (readonly [name: string, value: string])[],
  sheets: readonly SheetOf[],
  dropDowns: readonly DropDown[] = [],
): Promise<Buffer> {
  const written = writeXlsxFile(workbookOf(aboutName, about, sheets), { features: [offering(dropDowns)] })
  return Buffer.from(await (await written.toBlob()).arrayBuffer())
}
