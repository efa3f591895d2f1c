# Rscript reference.R > reference.json
# A fixed set of rows and every figure of it as R computes it; the engine has to agree to 1e-9 (reference.test.ts).
# Base R only. The rows come from a generator of its own, so that they are the same with every version of R.

seed <- 20260501
random <- function() { seed <<- (seed * 16807) %% 2147483647; seed / 2147483647 }
pick <- function(values) values[[1 + floor(random() * length(values))]]

json <- function(x) {
  if (is.null(x)) return("null")
  if (is.list(x)) {
    parts <- vapply(x, json, "")
    if (is.null(names(x))) return(paste0("[", paste(parts, collapse = ","), "]"))
    return(paste0("{", paste0("\"", names(x), "\":", parts, collapse = ","), "}"))
  }
  if (length(x) != 1) return(paste0("[", paste(vapply(as.list(x), json, ""), collapse = ","), "]"))
  if (is.na(x) || (is.numeric(x) && is.infinite(x))) return("null")
  if (is.character(x)) return(paste0("\"", x, "\""))
  if (is.logical(x)) return(if (x) "true" else "false")
  sprintf("%.17g", x)
}

# --- rows ---------------------------------------------------------------------------------------------------------
count <- 420
sizes <- c("one", rep("two", 2), rep("nine", 9), rep("ten", 10), rep("rest", count - 22))
dirty <- function(value) {
  chance <- random()
  if (chance < 0.03) return(NULL)
  if (chance < 0.05) return("NA")
  if (chance < 0.07) return("")
  if (chance < 0.11) return(-1)
  if (chance < 0.13) return("k.A.")
  if (chance < 0.20) return(as.character(value))
  value
}
instant <- function(hours) as.POSIXct("2025-03-28 20:00:00", tz = "UTC") + hours * 3600
rows <- lapply(seq_len(count), function(place) {
  moment <- instant(if (place <= 60) place %/% 2 else 5064 + (place %% 50)) + if (place > 200) floor(random() * 20000) * 3600 else 0
  # The rows that make a group small are clean, so that its n matches its name.
  small <- sizes[[place]] != "rest"
  keep <- if (small) function(value) value else dirty
  list(
    size = sizes[[place]], sex = keep(1 + floor(random() * 3)), ward = keep(pick(c("Ost", "West", "Nord", "\u00c4sch"))),
    birth_year = keep(1935 + floor(random() * 75)), exit_date = format(as.Date("2023-11-20") + floor(random() * 800)),
    reasons = if (random() < 0.05) NULL else Filter(function(option) random() < 0.4, as.list(1:4)),
    q1 = keep(1 + floor(random() ^ 0.7 * 5)), q4 = keep(1 + floor(random() * 5)), nps = keep(floor(random() * 11)),
    costs = keep(round(exp(random() * 9) * 100) / 100), created = format(moment, "%Y-%m-%dT%H:%M:%S+00:00", tz = "UTC")
  )
})

# --- values -------------------------------------------------------------------------------------------------------
absent <- function(value, minus1) is.null(value) || identical(value, "") || identical(value, "NA") || (!minus1 && (identical(value, -1) || identical(value, "-1")))
# A question with a scale: answers outside of it are invalid, and -1 is never part of a mean.
scales <- list(q1 = c(1, 5), q4 = c(1, 5))
numbers <- function(key, minus1 = FALSE, turn = NULL) {
  x <- vapply(rows, function(row) if (absent(row[[key]], minus1)) NA_real_ else suppressWarnings(as.numeric(row[[key]])), 0)
  if (!is.null(scales[[key]])) x[!is.na(x) & (x < scales[[key]][1] | x > scales[[key]][2])] <- NA
  if (is.null(turn)) x else turn - x
}
invalids <- function(key, minus1 = FALSE) vapply(rows, function(row) !absent(row[[key]], minus1) && is.na(suppressWarnings(as.numeric(row[[key]]))), TRUE)
labels <- function(key) vapply(rows, function(row) if (absent(row[[key]], FALSE)) NA_character_ else as.character(row[[key]]), "")

# --- figures ------------------------------------------------------------------------------------------------------
figures <- function(x, invalid = 0) {
  x <- x[!is.na(x)]; n <- length(x)
  m <- if (n > 0) mean(x) else NA; s <- if (n > 1) sd(x) else NA
  half <- if (n > 1 && s > 0) qt(0.975, n - 1) * s / sqrt(n) else NA
  list(n = n, invalid = sum(invalid), mean = m, sd = s, low = m - half, high = m + half)
}
# Answers of one person are correlated: the ratio of sums over people (survey::svyratio, written out).
pooled <- function(a, b, invalid) {
  m <- (!is.na(a)) + (!is.na(b)); y <- ifelse(is.na(a), 0, a) + ifelse(is.na(b), 0, b)
  y <- y[m > 0]; m <- m[m > 0]; n <- length(m); ratio <- sum(y) / sum(m)
  error <- sqrt(n / (n - 1) * sum((y - ratio * m)^2)) / sum(m); half <- if (n > 1 && error > 0) qt(0.975, n - 1) * error else NA
  all <- c(a[!is.na(a)], b[!is.na(b)])
  list(n = n, answers = sum(m), invalid = sum(invalid), mean = if (n > 0) ratio else NA, sd = if (length(all) > 1) sd(all) else NA, low = ratio - half, high = ratio + half)
}
wilson <- function(k, n) as.list(unname(suppressWarnings(prop.test(k, n, correct = FALSE))$conf.int[1:2]))
share <- function(k, n) { interval <- wilson(k, n); list(share = k / n, low = interval[[1]], high = interval[[2]]) }
box <- function(x) {
  x <- sort(x[!is.na(x)])
  if (length(x) == 0) return(NULL)
  q <- unname(quantile(x, c(0.25, 0.5, 0.75), type = 7)); reach <- 1.5 * (q[3] - q[1])
  inside <- x[x >= q[1] - reach & x <= q[3] + reach]; outside <- x[x < q[1] - reach | x > q[3] + reach]
  list(low = min(inside, q[1]), q1 = q[1], median = q[2], q3 = q[3], high = max(inside, q[3]), outside = length(outside), outliers = as.list(sort(unique(outside))), more = 0)
}
by <- function(groups, order, run) lapply(order, function(group) run(!is.na(groups) & groups == group))
cells <- function(key, minus1 = FALSE, turn = NULL) function(keep) figures(numbers(key, minus1, turn)[keep], invalids(key, minus1)[keep])
levels <- function(key, options) function(keep) {
  x <- numbers(key)[keep]; x <- x[!is.na(x)]; n <- length(x); k <- vapply(options, function(option) sum(x == option), 0)
  list(n = n, counts = as.list(k), shares = if (n == 0) list() else lapply(k, share, n))
}
choices <- function(keep) {
  asked <- rows[keep & vapply(rows, function(row) !is.null(row$reasons), TRUE)]
  k <- vapply(1:4, function(option) sum(vapply(asked, function(row) option %in% unlist(row$reasons), TRUE)), 0)
  list(n = length(asked), counts = as.list(k), shares = lapply(k, share, length(asked)))
}

size <- labels("size"); order <- c("none", "one", "two", "nine", "ten", "rest")
sex <- labels("sex"); ward <- labels("ward"); all <- rep(TRUE, count)
age <- 2020 - numbers("birth_year")
bands <- list(age < 20, age >= 20 & age < 45, age >= 45 & age < 70, age >= 70 & age < 75, age >= 75)
exit <- as.Date(labels("exit_date"))
created <- as.POSIXct(labels("created"), format = "%Y-%m-%dT%H:%M:%S", tz = "UTC")
parts <- as.POSIXlt(exit); year <- parts$year + 1900; month <- parts$mon + 1
first <- function(width) sprintf("%d-%02d-01", year, (month - 1) %/% width * width + 1)
binned <- function(bins, x) lapply(sort(unique(bins)), function(bin) c(list(bin = bin), figures(x[bins == bin])[c("n", "mean", "sd", "low", "high")]))
score <- function() { m <- cbind(numbers("q1"), numbers("q4", turn = 6)); s <- rowMeans(m, na.rm = TRUE); s[is.nan(s)] <- NA; s }
vectors <- list(c(1e308, 1e308), c(1e308, -1e308), c(1e9 + 1, 1e9 + 2, 1e9 + 4), c(0.1, 0.2, 0.3), rep(3, 5), c(-5, 5), 7, c(1e15, 1e15 + 1, 1e15 + 2))

cat(json(list(
  rows = rows,
  byReason = list(FALSE, TRUE) |> lapply(function(minus1) list(minus1 = minus1, q1 = by(size, order, cells("q1", minus1)), q4 = by(size, order, cells("q4", minus1)), nps = by(size, order, cells("nps", minus1)), costs = by(size, order, cells("costs", minus1)))),
  boxes = list(nps = by(sex, c("1", "2", "3"), function(keep) box(numbers("nps")[keep])), costs = by(sex, c("1", "2", "3"), function(keep) box(numbers("costs")[keep])), q4 = by(sex, c("1", "2", "3"), function(keep) box(numbers("q4")[keep]))),
  likert = by(ward, c("Ost", "West", "Nord", "\u00c4sch"), levels("q1", 1:5)),
  turnedLikert = levels("q4", 1:5)(all),
  multi = by(sex, c("1", "2", "3"), choices),
  crossed = lapply(c("1", "2", "3"), function(one) by(ward, c("Ost", "West", "Nord", "\u00c4sch"), function(keep) figures(numbers("nps")[keep & !is.na(sex) & sex == one])[c("n", "mean", "sd", "low", "high")])),
  ages = lapply(bands, function(band) figures(numbers("q1")[!is.na(band) & band])[c("n", "mean", "sd", "low", "high")]),
  score = by(size, order, function(keep) figures(score()[keep], invalids("q1")[keep] + invalids("q4")[keep])),
  pooled = by(size, order, function(keep) pooled(numbers("q1")[keep], numbers("q4")[keep], invalids("q1")[keep] + invalids("q4")[keep])),
  filtered = figures(numbers("q1")[!is.na(sex) & sex == "2" & !is.na(age) & age >= 30 & age <= 60 & exit >= as.Date("2024-01-01")])[c("n", "mean", "sd", "low", "high")],
  timeline = list(
    bin_day = binned(format(exit), numbers("nps")), bin_month = binned(first(1), numbers("nps")), bin_quarter = binned(first(3), numbers("nps")),
    bin_half_year = binned(first(6), numbers("nps")), bin_year = binned(first(12), numbers("nps"))),
  instants = binned(format(created, "%Y-%m-%d", tz = "Europe/Zurich"), rep(1, count)),
  t = lapply(c(1:40, 99, 100, 999, 1000, 1001, 5000, 1e6), function(v) list(v, qt(0.975, v))),
  wilson = lapply(list(c(0, 1), c(1, 1), c(0, 10), c(3, 10), c(10, 10), c(123, 4567), c(1, 1e6)), function(x) c(as.list(x), wilson(x[1], x[2]))),
  moments = lapply(vectors, function(x) list(values = as.list(x), mean = mean(x), sd = if (length(x) > 1) sd(x) else NA))
)), "\n", sep = "")
