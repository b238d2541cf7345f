-- What a report says of a part of a business besides its figures: its name in English, and where in which document it stands.
alter table business_segment
  add column name_en text,
  add column report_id text,
  add column page integer;
