"""Makes the spreadsheets of this folder, with programs that are not ours: openpyxl 3.0, XlsxWriter 3.0 and
LibreOffice 7.4 (Debian: python3-openpyxl, python3-xlsxwriter, libreoffice-calc-nogui). Run it in this folder.

openpyxl-*.xlsx      formulas as openpyxl leaves them: never calculated
libreoffice-*.xlsx   the same, calculated and saved by LibreOffice, so that results and errors are stored
libreoffice-*.csv    the same, saved as text
xlsxwriter-cells.xlsx  what only XlsxWriter writes: rich text, inline strings, errors as results
"""
import datetime
import subprocess
import openpyxl
import xlsxwriter
from openpyxl.comments import Comment
from openpyxl.styles import Font

errors = ["=1/0", '="x"+1', "=INDIRECT(\"nowhere\")", '=VLOOKUP("x",A1:A1,1,FALSE)', "=SQRT(-1)", "=NOSUCHNAME"]


def cells():
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(["Kind", "Cell", "Beside it"])
    sheet.append(["formula", "=2*3", "x"])
    sheet.append(["formula of a text", '="a"&"b"', "x"])
    sheet.append(["formula of an empty text", '=""', "x"])
    sheet.append(["formula of a truth", "=1=1", "x"])
    for error in errors:
        sheet.append(["error", error, "x"])
    sheet.append(["number", 1.5, "x"])
    sheet.append(["number as text", "0042", "x"])
    sheet["B13"].number_format = "@"
    sheet.append(["date", datetime.date(2026, 3, 31), "x"])
    sheet.append(["truth", True, "x"])
    sheet.append(["only a comment", None, "x"])
    sheet["B16"].comment = Comment("Ask Ana", "Ana")
    sheet.append(["merged", "left", None])
    sheet.merge_cells("B17:C17")
    sheet.append(["hidden row", 7, "x"])
    sheet.row_dimensions[18].hidden = True
    sheet.append(["bold", "text", "x"])
    sheet["B19"].font = Font(bold=True)
    sheet.append(["array formula", "=A1:A2", "x"])
    sheet.formula_attributes["B20"] = {"t": "array", "ref": "B20:B21"}
    sheet.append(["its second cell", None, "x"])
    sheet.append(["shared formula", "=B12*2", "x"])
    sheet.formula_attributes["B22"] = {"t": "shared", "ref": "B22:B23", "si": "0"}
    sheet.append(["its second cell", "=B13*2", "x"])
    sheet.formula_attributes["B23"] = {"t": "shared", "si": "0"}
    sheet.append(["formula in the last row and column", "y", "=B12+1"])
    book.save("openpyxl-cells.xlsx")


def table(name, rows):
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    book.save(f"openpyxl-{name}.xlsx")


def written_otherwise():
    book = xlsxwriter.Workbook("xlsxwriter-cells.xlsx")
    sheet = book.add_worksheet()
    bold = book.add_format({"bold": True})
    sheet.write_row(0, 0, ["Kind", "Cell"])
    sheet.write_row(1, 0, ["error as result"])
    sheet.write_formula(1, 1, "=1/0", None, "#DIV/0!")
    sheet.write_row(2, 0, ["array formula with results"])
    sheet.write_array_formula("B3:B4", "{=ROW(B3:B4)}", None, 3)
    sheet.write_row(3, 0, ["its second cell"])
    sheet.write_number(3, 1, 4)
    sheet.write_row(4, 0, ["rich text"])
    sheet.write_rich_string(4, 1, "plain ", bold, "bold", " plain")
    sheet.write_row(5, 0, ["formula of a text"])
    sheet.write_formula(5, 1, '="a"&"b"', None, "ab")
    book.close()
    lean = xlsxwriter.Workbook("xlsxwriter-inline.xlsx", {"constant_memory": True})
    sheet = lean.add_worksheet()
    sheet.write_row(0, 0, ["Kind", "Cell"])
    sheet.write_row(1, 0, ["inline string", "text"])
    sheet.write_formula(2, 1, "=1/0", None, "#N/A")
    lean.close()


def convert(name, kind):
    subprocess.run(["soffice", "--headless", "--convert-to", kind, "--outdir", "out", f"openpyxl-{name}.xlsx"], check=True)
    extension = kind.split(":")[0]
    subprocess.run(["mv", f"out/openpyxl-{name}.{extension}", f"libreoffice-{name}.{extension}"], check=True)


cells()
product = ["Product name", "Product reference number", "Product description", "Mass of one unit (kg)", "Yearly quantity"]
table(
    "products",
    [
        product,
        ["Foil", "AL-1", "Rolled", 2, "=D2*1000"],
        ["=A2", "AL-2", "", 2, 5],
        ["Wire", "AL-3", "", "=1/0", 5],
    ],
)
table(
    "answers",
    [
        ["Request", "Product reference number", "Emission value", "Emission unit", "Comment"],
        ["REQUEST", "REFERENCE", "=1/0", "KG", "ok"],
    ],
)
table(
    "matches",
    [
        ["Request", "Product reference number", "Template reference", "Template name"],
        ["REQUEST", "REFERENCE", "=NOSUCHNAME", "=1/0"],
    ],
)
table(
    "templates",
    [
        ["Product name", "Product reference number", "Product description", "Emission value", "Comment"],
        ["Foil", "AL-1", "", "=1/0", '=""'],
    ],
)
written_otherwise()
for name in ["cells", "products", "answers", "matches", "templates"]:
    convert(name, "xlsx")
convert("cells", "csv:Text - txt - csv (StarCalc):44,34,76")
subprocess.run(["rm", "-r", "out"], check=True)
