-- The views of results.sqlite for DuckDB, from the Parquet files of the current folder. See analysis.md.
CREATE VIEW answers AS
  SELECT run, "set" AS positions, file, "index" AS place, item, repetition, seed, size, verdict, certainty, expected, method,
    "limit" AS stopped_by, nodes, first_nodes, second_nodes, millis, estimate
  FROM 'answers.parquet' WHERE status = 'done';
CREATE VIEW boards AS
  SELECT run, "set" AS positions, file, "index" AS place, repetition, points, safe_black, safe_white, seki_stones, blocks, alive,
    on_safe_points, regions, safe_regions, nodes, millis
  FROM 'rows.parquet';
