-- A bar is kept where its source gives the close alone: what the open, high or low was stays unknown.
alter table daily_price alter column open drop not null, alter column high drop not null, alter column low drop not null;
