# Writes the events of events.log into events.csv, one row for each object.
$rows = @()
foreach ($line in (Get-Content events.log -Encoding UTF8)) {
  $data = ConvertFrom-Json $line
  foreach ($detection in $data.Detections) {
    foreach ($found in $detection.DetectionData) {
      foreach ($box in $found.Detections) {
        $rows += [pscustomobject]@{
          time = $box.Time
          camera = $data.CameraName
          event = $data.EventName
          object = $found.Name
          score = $box.Score
        }
      }
    }
  }
}
$rows | Export-Csv events.csv -NoTypeInformation -Encoding UTF8
"$($rows.Count) rows in events.csv"
